//! A limited number of places for each address: connections, requests in flight, sockets.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};

/// The places of all addresses.
pub(crate) struct Places {
    /// Maximum for one address.
    most: usize,
    taken: Mutex<HashMap<IpAddr, usize>>,
}

/// A place, free again when it is dropped.
pub(crate) struct Place {
    places: Arc<Places>,
    address: IpAddr,
}

impl Places {
    pub(crate) fn new(most: usize) -> Arc<Self> {
        Arc::new(Self { most, taken: Mutex::default() })
    }

    /// Takes a place; `None` if the address has too many.
    pub(crate) fn take(self: &Arc<Self>, address: IpAddr) -> Option<Place> {
        let mut taken = self.taken.lock().unwrap_or_else(PoisonError::into_inner);
        let count = taken.entry(address).or_default();
        if *count >= self.most {
            return None;
        }
        *count += 1;
        Some(Place { places: Arc::clone(self), address })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut taken = self.places.taken.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = taken.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                taken.remove(&self.address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_address_has_its_places() {
        let places = Places::new(2);
        let [one, other] = [[127, 0, 0, 1], [127, 0, 0, 2]].map(IpAddr::from);
        let taken = [places.take(one), places.take(one)];
        assert!(taken.iter().all(Option::is_some));
        assert!(places.take(one).is_none() && places.take(other).is_some());
        drop(taken);
        assert!(places.take(one).is_some());
        assert!(places.taken.lock().unwrap().is_empty());
    }
}
