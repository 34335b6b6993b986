//! Draws addresses as QR codes.

use qrcode::QrCode;
use qrcode::render::svg;

/// The smallest width and height of a code, in pixels.
const SIDE: u32 = 192;

/// Returns a text as an SVG image. `None` if it is too long for a code.
pub fn svg(text: &str) -> Option<String> {
    let code = QrCode::new(text).ok()?;
    let mut image = code.render();
    // Cameras read dark on light alone, so the colours do not follow the page.
    image.min_dimensions(SIDE, SIDE).dark_color(svg::Color("#000")).light_color(svg::Color("#fff"));
    let image = image.build();
    // The image is part of a page, which has a declaration of its own.
    image.find("<svg").map(|start| image[start..].to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_becomes_an_image_and_a_book_does_not() {
        let image = svg("https://interviews.example.org/share/bJxHrKZOLz").expect("an image");
        assert!(image.starts_with("<svg ") && image.trim_end().ends_with("</svg>"), "{image}");
        assert!(!image.contains("style="), "the policy of the pages forbids inline styles");
        assert_eq!(svg(&"x".repeat(10_000)), None);
    }
}
