//! The order of lists at the root of a search.

use std::cmp::Reverse;

/// The places of the keys, that of the largest first; equal keys keep their order.
pub(crate) fn best_first(keys: &[i32]) -> Vec<usize> {
    let mut order: Vec<usize> = (0..keys.len()).collect();
    order.sort_by_key(|&place| Reverse(keys[place]));
    order
}

/// Sorts a list by its keys, the largest first; what has equal keys keeps its order.
///
/// The list itself is only rearranged. The sort of the standard library would be compiled for every kind of position,
/// player and key: that was a quarter of the players' code.
pub(crate) fn sort_best_first<T>(list: &mut [T], key: impl Fn(&T) -> i32) {
    let keys: Vec<i32> = list.iter().map(key).collect();
    let mut order = best_first(&keys);
    for first in 0..list.len() {
        // Follow the cycle of the permutation that starts here.
        let mut place = first;
        loop {
            let from = std::mem::replace(&mut order[place], place);
            if from == first {
                break;
            }
            list.swap(place, from);
            place = from;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::sort_best_first;

    #[test]
    fn the_order_is_that_of_a_stable_sort() {
        for length in 0..50 {
            // Keys that repeat, in an order without system.
            let mut list: Vec<(i32, i32)> = (0..length).map(|i| ((i * i * 7 + i) % 11, i)).collect();
            let mut expected = list.clone();
            expected.sort_by_key(|&(key, _)| std::cmp::Reverse(key));
            sort_best_first(&mut list, |&(key, _)| key);
            assert_eq!(list, expected);
        }
    }
}
