import { describe, expect, it } from 'vitest';
import { href, parse } from './router';

describe('addresses', () => {
  it.each([
    ['', { screen: 'home' }],
    ['#/', { screen: 'home' }],
    ['#/play/xok', { screen: 'new', game: 'xok' }],
    ['#/game/abc', { screen: 'game', id: 'abc' }],
    ['#/learn/yoxii/3', { screen: 'learn', rest: ['yoxii', '3'] }],
    ['#/rules', { screen: 'rules', rest: [] }],
    ['#/study/s/AB-c_1', { screen: 'study', rest: ['s', 'AB-c_1'] }],
    ['#/editor/xok', { screen: 'editor', game: 'xok', position: null }],
    ['#/editor/trexo/8%2F8%20X', { screen: 'editor', game: 'trexo', position: '8/8 X' }],
    ['#/games', { screen: 'games' }],
    ['#/settings', { screen: 'settings' }],
  ])('%s leads to its screen', (hash, route) => {
    expect(parse(hash)).toEqual(route);
  });

  it.each([
    '#/play',
    '#/play/chess',
    '#/game',
    '#/nowhere',
    '#/editor',
    '#/editor/chess',
    '#/constructor',
    '#/__proto__',
  ])('%s leads nowhere', (hash) => {
    expect(parse(hash)).toEqual({ screen: 'lost' });
  });

  it('survives a broken encoding', () => {
    expect(parse('#/game/%E0%A4%A')).toEqual({ screen: 'game', id: '%E0%A4%A' });
  });

  it('finds back what it wrote', () => {
    expect(parse(href('study', 'a b/ü'))).toEqual({ screen: 'study', rest: ['a b/ü'] });
  });
});
