//! An empty window: the floor that the desk's start-up time and memory are held against.

struct Floor;

impl eframe::App for Floor {
    fn ui(&mut self, _ui: &mut eframe::egui::Ui, _frame: &mut eframe::Frame) {}
}

fn main() -> eframe::Result {
    eframe::run_native("floor", eframe::NativeOptions::default(), Box::new(|_| Ok(Box::new(Floor))))
}
