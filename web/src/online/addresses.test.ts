import { expect, it } from 'vitest';
import { addressesIn, isLocal, linkAt } from './addresses';

it('knows which pages only this computer can open', () => {
  for (const host of ['localhost', '127.0.0.1', '127.1.2.3', '[::1]', 'a.localhost'])
    expect(isLocal(host), host).toBe(true);
  for (const host of ['example.org', '192.168.1.7', 'localhost.example.org', '127.0.0.1.example.org'])
    expect(isLocal(host), host).toBe(false);
});

it('puts another address into a link, and keeps the rest', () => {
  const link = 'http://127.0.0.1:8044/play/#/join/abc/secret';
  expect(linkAt(link, 'http://192.168.1.7:8044')).toBe('http://192.168.1.7:8044/play/#/join/abc/secret');
});

it('takes only addresses from an answer', () => {
  const addresses = [
    'http://192.168.1.7:8044',
    'http://[2001:db8::7]:8044',
    'javascript:alert(1)',
    7,
    'http://a/b',
  ];
  expect(addressesIn({ online: true, addresses })).toEqual(addresses.slice(0, 2));
  expect(addressesIn({ online: true })).toEqual([]);
  expect(addressesIn(null)).toEqual([]);
});
