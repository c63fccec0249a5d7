//! Tags for PDF: which parts of a page are headings, texts, lists and figures, in the order in which they are read.
//! Whatever is in no part is decoration.

use std::num::NonZeroU16;
use std::ops::Range;

use krilla::destination::XyzDestination;
use krilla::geom::Point;
use krilla::outline::{Outline, OutlineNode};
use krilla::tagging::{Identifier, ListNumbering, Node, Tag, TagGroup, TagKind, TagTree};

/// What a part of a page is.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Role {
    /// The title of a page. Further pages with the same title follow without it.
    Title(String),
    /// A heading below the title.
    Heading(String),
    /// A paragraph.
    Text,
    /// A line of signs and words, read as this text.
    Line(String),
    /// What stands before an item: its bullet.
    Label,
    /// An item of a list.
    Item,
    /// A picture, with what is read instead.
    Figure(String),
}

/// A part of a page: what it is, and where it stands in the SVG.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Part {
    pub(crate) role: Role,
    pub(crate) range: Range<usize>,
}

/// A page cut into pieces, in the order of drawing: what each is, and an SVG of the page with this piece alone.
pub(crate) fn pieces<'a>(
    svg: &'a str,
    parts: &'a [Part],
) -> impl Iterator<Item = (Option<&'a Role>, String)> {
    let start = svg.find(r#"<rect class="t-page""#).unwrap_or(0);
    let end = svg.rfind("</svg>").unwrap_or(svg.len());
    let (mut at, mut all) = (start, Vec::new());
    for Part { role, range } in parts {
        all.push((None, at..range.start));
        all.push((Some(role), range.clone()));
        at = range.end;
    }
    all.push((None, at..end));
    let (head, foot) = (&svg[..start], &svg[end..]);
    all.into_iter()
        .filter(|(_, range)| !range.is_empty())
        .map(move |(role, range)| (role, format!("{head}{}{foot}", &svg[range])))
}

/// The structure of a document while its pages are drawn: the tree of tags, and the titles as an outline.
#[derive(Default)]
pub(crate) struct Structure {
    pub(crate) tree: TagTree,
    pub(crate) outline: Outline,
    title: Option<String>,
    list: Vec<Node>,
    item: Vec<Node>,
}

impl Structure {
    /// Whether this title is that of the page before.
    pub(crate) fn repeats(&self, role: &Role) -> bool {
        matches!((role, &self.title), (Role::Title(title), Some(last)) if title == last)
    }

    /// Adds what was drawn on that page.
    pub(crate) fn add(&mut self, role: &Role, drawn: Identifier, page: usize) {
        let group = |tag: TagKind| Node::from(TagGroup::with_children(tag, vec![Node::from(drawn)]));
        let node = match role {
            Role::Label => return self.item.push(group(Tag::Lbl.into())),
            Role::Item => {
                self.item.push(group(Tag::LBody.into()));
                return self.end_item();
            }
            Role::Title(title) => {
                let top = XyzDestination::new(page, Point::from_xy(0.0, 0.0));
                self.outline.push_child(OutlineNode::new(title.clone(), top));
                self.title = Some(title.clone());
                group(Tag::Hn(NonZeroU16::MIN, Some(title.clone())).into())
            }
            Role::Heading(text) => {
                group(Tag::Hn(NonZeroU16::MIN.saturating_add(1), Some(text.clone())).into())
            }
            Role::Text => group(Tag::P.into()),
            Role::Line(text) => group(Tag::P.with_actual_text(Some(text.clone())).into()),
            Role::Figure(text) => group(Tag::Figure(Some(text.clone())).into()),
        };
        self.end_list();
        self.tree.push(node);
    }

    fn end_item(&mut self) {
        if !self.item.is_empty() {
            self.list.push(TagGroup::with_children(Tag::LI, std::mem::take(&mut self.item)).into());
        }
    }

    /// Ends the list that was begun, if any.
    pub(crate) fn end_list(&mut self) {
        self.end_item();
        if !self.list.is_empty() {
            let list = Tag::L(ListNumbering::None);
            self.tree.push(TagGroup::with_children(list, std::mem::take(&mut self.list)));
        }
    }
}
