#!/usr/bin/env bash
# Prints what can be printed, and lets two readers that are not ours open it: poppler and mupdf.
set -euo pipefail
cd "$(dirname "$0")/../.."
crier=$PWD/target/${1:-debug}/town-crier

.ci/need pdftoppm:poppler-utils mutool:mupdf-tools python3:python3
[ "${1:-}" != tools ] || exit 0

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
games=$OLDPWD/tests/data
# The least share of a page that has a color.
colored=0.005

print() { # FILE, command and its arguments…
  "$crier" "${@:2}" -o "$1.pdf"
}

# Every font lies in the file; every word wanted can be selected; each page is a drawing, in color and in gray, and both
# readers find as many pages.
check() { # FILE, PAGES, words to be found…
  local file=$1 pages=$2 word
  pdffonts "$file.pdf" | tail -n +3 >fonts
  [ -s fonts ] || { echo "$file: it has no font"; exit 1; }
  # From the right, since names of types hold spaces: the columns are emb, sub, uni, and the object's two numbers.
  awk -v file="$file" '$(NF-4) != "yes" { print file ": a font is not embedded: " $0; bad = 1 } END { exit bad }' fonts
  pdftotext -layout "$file.pdf" text
  for word in "${@:3}"; do
    grep -qF -- "$word" text || { echo "$file: '$word' cannot be selected in it"; exit 1; }
  done
  local poppler mupdf
  poppler=$(pdfinfo "$file.pdf" | awk '/^Pages:/ { print $2 }')
  mupdf=$(mutool info "$file.pdf" 2>complaints | awk '/^Pages:/ { print $2 }')
  [ "$poppler" = "$pages" ] && [ "$mupdf" = "$pages" ] \
    || { echo "$file: $pages pages are printed, poppler finds $poppler, mupdf $mupdf"; exit 1; }
  mkdir "$file"
  pdftoppm -r 60 "$file.pdf" "$file/color"
  pdftoppm -r 60 -gray "$file.pdf" "$file/gray"
  mutool draw -q -r 60 -o "$file/mupdf-%d.ppm" "$file.pdf" 2>>complaints
  # What it says of its own build is none of the file's business.
  if grep -v 'ICC support is not available' complaints; then echo "$file: so mupdf complains"; exit 1; fi
  python3 "$games/../outside/inked.py" "$pages" "$file" "$colored"
  echo "  $file: $pages"
}

for paper in a4 letter; do
  print "blank-$paper" sheets --players 2 --paper "$paper"
  check "blank-$paper" 2 "Hugues de Payns" "Marie de Champagne" Noble Civil Religious Total
  print "named-$paper" sheets --players "Anna Łukasiewicz,Ben" --numbering 4+ --code "Market Day" --paper "$paper"
  check "named-$paper" 2 "Anna Łukasiewicz" Ben "Code MARKETDAY" Total
  print "pairs-$paper" sheets --players Anna,Ben,Cleo --numbering 4- --per-page 2 --paper "$paper"
  check "pairs-$paper" 2 Anna Ben Cleo Total
  print "card-$paper" card --code "Market Day" --expansion --paper "$paper"
  check "card-$paper" 1 "Code MARKETDAY" "Tiles in play" "2 deniers"
  print "report-$paper" report "$games/format-1-reckoned.ron" --paper "$paper"
  check "report-$paper" 1 "Day 1, morning"
done
for paper in a4 letter; do
  for ink in color gray; do
    # A card of words has few drawings, and black ink has no color.
    [ "$ink" = gray ] && colored=0 || colored=0.002
    print "kit-$paper-$ink" kit --paper "$paper" --ink "$ink"
    check "kit-$paper-$ink" 5 "1-6 of Red" "3-4 of Yellow" placement
    print "round-$paper-$ink" card --game dice-village --paper "$paper" --ink "$ink"
    check "round-$paper-$ink" 1 Caravans porcelain
    print "purses-$paper-$ink" sheets --game dice-village --players Anna,Ben,Cleo --paper "$paper" --ink "$ink"
    check "purses-$paper-$ink" 2 Anna Cleo 39
  done
done
# The crier’s card, its last page, has no color.
colored=some
print troyes-kit kit --game troyes --lang lt
check troyes-kit 14 "Hugas iš Peino" "ne leidėjo" Marodieriai
colored=0
print troyes-solo solo --lang de --paper letter
check troyes-solo 1 "< 1" "Le Roy siegt"
colored=0.005
print kit-lt kit --lang lt
check kit-lt 5 "Raudonojo 1-6" prieskoniai
print sheets-lt sheets --players Ąžuolas --lang lt
check sheets-lt 1 Ąžuolas "Iš viso"
print card-pl card --code "Market Day" --lang pl
check card-pl 1 MARKETDAY
print report-de report "$games/format-1-reckoned.ron" --lang de
check report-de 1 "Tag 1"
