//! The weights of the evaluation, as a logistic regression on the results of 6 000 games of self-play found them.
//!
//! Each row belongs to one feature, in the order of `features.rs`, and has a weight for 6, 16 and 26 stones on the
//! board. What the data hardly ever showed has the weight 0.

use super::features::FEATURES;

/// Weights are in so many parts of a unit of the evaluation. 200 units are odds of e to 1.
pub(super) const PARTS: i32 = 4;

/// The weights with few, some and many stones on the board.
#[rustfmt::skip]
pub(super) const ANCHORS: [[i16; 3]; FEATURES] = [
    // The player to move: White, Red.
    [171, 185, 160],
    [-193, -116, 4],
    // The totem can step to so many free squares, from 0 to 8.
    [-70, -99, -267],
    [1, -8, 80],
    [54, 68, 354],
    [-20, 204, 430],
    [30, 168, 620],
    [56, 273, 1122],
    [41, 239, 546],
    [83, -231, -194],
    [0, 0, 0],
    // The player to move has so many jumps from here, from 0 to 4 or more.
    [31, -32, -343],
    [-69, 114, 312],
    [-21, 223, 1153],
    [28, 465, 2235],
    [-882, 2057, 3019],
    // The opponent would have so many jumps from here, from 0 to 4 or more.
    [148, 70, 272],
    [-41, 130, 23],
    [18, 23, -129],
    [-46, -165, -192],
    [-160, -341, -413],
    // Around the totem: points, stones.
    [18, 19, 17],
    [-72, -77, 20],
    // Supply of each value, less the opponent's.
    [19, 0, 5],
    [-10, -33, -5],
    [-47, -35, -29],
    [-49, 30, 194],
    // The highest value left: own, the opponent's.
    [-16, 43, 37],
    [-7, -66, -50],
    // Points around the squares next to be reached, by their open neighbours, from 0 to 8.
    [26, 55, 82],
    [16, -1, 68],
    [-22, -6, 32],
    [-5, -10, 35],
    [-12, -12, 27],
    [-11, 3, 10],
    [-6, -2, 13],
    [-3, 3, -239],
    [0, 0, 0],
    // The same for the squares that come after them.
    [0, 0, 0],
    [3, -14, 22],
    [-8, -4, 36],
    [2, -4, 25],
    [-9, -5, 23],
    [-5, 7, 52],
    [-3, -2, 36],
    [-5, -6, -135],
    [0, 0, 0],
    // Jumps from the squares next to be reached: own, the opponent's.
    [11, 34, 24],
    [-5, -23, -15],
    // Jumps from the squares after them: own, the opponent's.
    [29, 31, 24],
    [-35, -31, -10],
    // Jumps of the opponent from the own destinations, and of the own side from theirs.
    [5, -12, -29],
    [-3, -9, 2],
    // The number of squares next to be reached, and of those after them.
    [-5, 10, 56],
    [2, -6, -85],
];
