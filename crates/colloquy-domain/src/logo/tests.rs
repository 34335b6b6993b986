use super::*;

/// The first bytes of a PNG with these sides, as far as its size.
fn png(width: u32, height: u32) -> Vec<u8> {
    let mut content = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR".to_vec();
    content.extend([width, height].into_iter().flat_map(u32::to_be_bytes));
    content.extend([8, 6, 0, 0, 0]);
    content
}

fn refusal(content: Vec<u8>) -> String {
    Logo::parse(content).expect_err("no logo").message.into_owned()
}

#[test]
fn a_picture_is_recognized_by_its_content() {
    assert_eq!(Logo::parse(png(64, 32)).expect("a logo").media_type, LogoType::Png);
    let jpeg = b"\xff\xd8\xff\xe0\0\x10JFIF\0\x01\x01\0\0\x01\0\x01\0\0\xff\xc0\0\x0b\x08\0\x20\0\x40\x01\x01\x11\0\xff\xd9".to_vec();
    assert_eq!(Logo::parse(jpeg).expect("a logo").media_type, LogoType::Jpeg);
    let webp = b"RIFF\x1e\0\0\0WEBPVP8X\x0a\0\0\0\0\0\0\0\x3f\0\0\x1f\0\0\0\0\0\0\0\0".to_vec();
    assert_eq!(Logo::parse(webp).expect("a logo").media_type, LogoType::WebP);
}

#[test]
fn what_can_contain_scripts_or_is_no_picture_is_refused() {
    for content in
        [&b""[..], b"hello", b"<svg xmlns='http://www.w3.org/2000/svg'/>", b"GIF89a\x01\0\x01\0\0\0\0"]
    {
        assert_eq!(refusal(content.to_vec()), "Expected a picture in PNG, JPEG or WebP", "{content:?}");
    }
    assert_eq!(refusal(png(0, 32)), "Expected a picture in PNG, JPEG or WebP");
    assert_eq!(refusal(png(64, 32)[..12].to_vec()), "Expected a picture in PNG, JPEG or WebP");
}

#[test]
fn file_and_sides_are_bounded() {
    assert!(Logo::parse(png(2_048, 2_048)).is_ok());
    assert_eq!(refusal(png(2_049, 1)), "Too big: at most 2,048 pixels on each side");
    assert_eq!(refusal(png(1, 2_049)), "Too big: at most 2,048 pixels on each side");
    let padded = |bytes| [png(64, 32), vec![0; bytes]].concat();
    let rest = Logo::MAX_BYTES - png(64, 32).len();
    assert!(Logo::parse(padded(rest)).is_ok());
    assert_eq!(refusal(padded(rest + 1)), "Too big: at most 256 KiB");
}

#[test]
fn a_hash_is_written_and_parsed() {
    let hash = Logo::parse(png(64, 32)).expect("a logo").hash();
    assert_eq!(LogoHash::parse(&hash.written()), Ok(hash));
    assert_ne!(Logo::parse(png(64, 33)).expect("a logo").hash(), hash);
    let written = hash.written();
    for text in ["", &written[1..], &written.to_uppercase(), &format!("{written}0"), &"é".repeat(32)] {
        assert!(LogoHash::parse(text).is_err(), "{text}");
    }
}
