//! The colour of an organization on its pages and in its mails, in shades that people can read.

use crate::violation::{ViolationCode, ViolationReason};

/// The contrast that WCAG 2.2 requires of text at level AA.
const MIN_CONTRAST: f64 = 4.5;
/// The share by which a colour is darkened or lightened until it can be read.
const SHADE_STEP: f64 = 0.04;
/// How far the shade under the pointer is from the colour.
const HOVER_SHADE: f64 = 0.28;

/// A colour as red, green and blue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RgbColour([u8; 3]);

/// A colour as a page uses it: as text, behind text, and under the pointer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AccentShades {
    pub accent: RgbColour,
    /// The text on it.
    pub on_accent: RgbColour,
    pub strong: RgbColour,
}

impl RgbColour {
    pub const WHITE: RgbColour = RgbColour([255, 255, 255]);
    /// The background of pages in light and in dark, against which colours are read.
    pub const LIGHT_PAGE: RgbColour = RgbColour([0xfa, 0xf8, 0xf4]);
    pub const DARK_PAGE: RgbColour = RgbColour([0x1d, 0x21, 0x24]);
    const INK: RgbColour = RgbColour([0x0e, 0x12, 0x14]);

    /// Parses `#1a6b52`, with or without the sign.
    pub fn parse(text: &str) -> Result<Self, ViolationReason> {
        let digits = text.trim().trim_start_matches('#');
        let channel = |at: usize| digits.get(at..at + 2).and_then(|pair| u8::from_str_radix(pair, 16).ok());
        let is_hexadecimal = digits.len() == 6 && digits.bytes().all(|digit| digit.is_ascii_hexdigit());
        match (channel(0), channel(2), channel(4)) {
            (Some(red), Some(green), Some(blue)) if is_hexadecimal => Ok(RgbColour([red, green, blue])),
            _ => Err(ViolationReason::new(
                ViolationCode::Custom,
                "Must be a colour of six hexadecimal digits, such as #1a6b52",
            )),
        }
    }

    pub fn from_text(text: String) -> Result<Self, ViolationReason> {
        Self::parse(&text)
    }

    /// Returns the colour as CSS and forms write it.
    pub fn written(self) -> String {
        format!("#{}", self.digits())
    }

    pub fn digits(self) -> String {
        let [red, green, blue] = self.0;
        format!("{red:02x}{green:02x}{blue:02x}")
    }

    /// Returns the shades for a light page.
    pub fn on_light(self) -> AccentShades {
        self.shades(Self::LIGHT_PAGE, [0; 3])
    }

    /// Returns the shades for a dark page.
    pub fn on_dark(self) -> AccentShades {
        self.shades(Self::DARK_PAGE, [255; 3])
    }

    /// Mixes the colour with black or white until it can be read on the page, and chooses a text that can be read on it.
    fn shades(self, page: RgbColour, towards: [u8; 3]) -> AccentShades {
        let mut accent = self;
        while contrast(accent, page) < MIN_CONTRAST && accent.0 != towards {
            accent = accent.mixed(towards, SHADE_STEP);
        }
        let on_accent = if contrast(accent, Self::WHITE) >= MIN_CONTRAST { Self::WHITE } else { Self::INK };
        AccentShades { accent, on_accent, strong: accent.mixed(towards, HOVER_SHADE) }
    }

    fn mixed(self, other: [u8; 3], share: f64) -> RgbColour {
        let channel = |own: u8, other: u8| {
            let mixed = f64::from(own) * (1.0 - share) + f64::from(other) * share;
            // Rounds towards the other colour, so that mixing again always ends there.
            let mixed = if other > own { mixed.ceil() } else { mixed.floor() };
            mixed.clamp(0.0, 255.0) as u8
        };
        let [red, green, blue] = self.0;
        RgbColour([channel(red, other[0]), channel(green, other[1]), channel(blue, other[2])])
    }

    /// Returns the relative luminance that WCAG 2.2 defines.
    fn luminance(self) -> f64 {
        let linear = |channel: u8| {
            let share = f64::from(channel) / 255.0;
            if share <= 0.04045 { share / 12.92 } else { ((share + 0.055) / 1.055).powf(2.4) }
        };
        let [red, green, blue] = self.0;
        0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }
}

/// Returns the contrast of two colours, from 1 to 21.
pub fn contrast(one: RgbColour, other: RgbColour) -> f64 {
    let (one, other) = (one.luminance(), other.luminance());
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_colour_has_six_digits() {
        let colour = RgbColour::parse("#1a6B52").expect("a colour");
        assert_eq!(colour.written(), "#1a6b52");
        assert_eq!(RgbColour::parse(" 1a6b52 "), Ok(colour));
        for text in ["", "#", "#1a6b5", "#1a6b522", "teal", "#1a6b5g", "#é6b52", "rgb(1,2,3)", "+1+2+3"] {
            assert!(RgbColour::parse(text).is_err(), "{text}");
        }
    }

    #[test]
    fn every_colour_can_be_read_as_text_and_behind_text() {
        let steps = [0, 40, 80, 120, 160, 200, 255];
        for red in steps {
            for green in steps {
                for blue in steps {
                    let colour = RgbColour([red, green, blue]);
                    for (shades, page) in
                        [(colour.on_light(), RgbColour::LIGHT_PAGE), (colour.on_dark(), RgbColour::DARK_PAGE)]
                    {
                        let AccentShades { accent, on_accent, strong } = shades;
                        for (text, behind) in
                            [(accent, page), (strong, page), (on_accent, accent), (on_accent, strong)]
                        {
                            let contrast = contrast(text, behind);
                            assert!(contrast >= MIN_CONTRAST, "{colour:?} {shades:?}: {contrast}");
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn a_colour_that_can_be_read_stays_as_it_is() {
        let colour = RgbColour::parse("#23594e").expect("a colour");
        assert_eq!(colour.on_light().accent, colour);
        assert_eq!(colour.on_light().on_accent, RgbColour::WHITE);
        let yellow = RgbColour::parse("#ffe100").expect("a colour");
        assert_eq!(yellow.on_dark().accent, yellow);
        assert_ne!(yellow.on_light().accent, yellow);
    }
}
