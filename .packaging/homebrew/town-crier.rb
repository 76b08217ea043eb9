# frozen_string_literal: true

cask "town-crier" do
  version "@VERSION@"
  sha256 "@SHA256_MACOS@"

  url "@HOME@/releases/download/v#{version}/town-crier-#{version}-arm64-macos.zip"
  name "Town Crier"
  desc "Table companion for board games: it rolls, announces and keeps track"
  homepage "@HOME@"

  depends_on arch: :arm64
  depends_on macos: ">= :big_sur"

  app "town-crier-#{version}-arm64-macos/Town Crier.app"

  zap trash: [
    "~/Library/Application Support/town-crier",
    "~/Library/Preferences/town-crier",
  ]
end
