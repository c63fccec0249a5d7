//! Comments: words with one space between them, so that lines can break at any space.

/// The words of a text with one space between them; `None` if there are none. A control character is a space.
pub(crate) fn normal(text: &str) -> Option<String> {
    let mut comment = String::new();
    for word in text.split(|c: char| c == ' ' || c.is_control()).filter(|word| !word.is_empty()) {
        if !comment.is_empty() {
            comment.push(' ');
        }
        comment.push_str(word);
    }
    (!comment.is_empty()).then_some(comment)
}
