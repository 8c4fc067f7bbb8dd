import { createElement, Fragment } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Idioma } from '../../../src/domain/idiomas.ts';
import {
  addTexts,
  areasOf,
  forgetFailedTexts,
  hasIdioma,
  loadArea,
  loadIdioma,
} from '../../../src/i18n/i18n.ts';
import { fetchTexts, type Texts } from '../../../src/i18n/texts.ts';
import { translator, type Values } from '../../../src/i18n/translator.ts';

/** The tests' own texts under real areas; keys are free here. */
const put = (idioma: Idioma, texts: Texts) => addTexts(idioma, 'recibos', texts);

const t = (idioma: Idioma, key: string, values?: Values): string =>
  (translator(idioma, 'recibos') as unknown as (key: string, values?: Values) => string)(key, values);

vi.mock('../../../src/i18n/texts.ts', { spy: true });

describe('texts', () => {
  beforeAll(() => {
    put('es', {
      hola: 'Hola, {{nombre}}',
      grupo: { uno: 'Dentro' },
      cupos_one: '{{count}} cupo',
      cupos_many: '{{count}} de cupos',
      cupos_other: '{{count}} cupos',
    });
    put('ar', {
      hola: 'مرحبًا {{nombre}}',
      cupos_zero: 'صفر',
      cupos_one: 'واحد',
      cupos_two: 'اثنان',
      cupos_few: 'قليل {{count}}',
      cupos_many: 'كثير {{count}}',
      cupos_other: 'آخر {{count}}',
    });
    put('cn', { cupos_other: '{{count}} 个名额' });
  });

  it('are those of the language asked for, side by side', () => {
    expect(t('es', 'hola', { nombre: 'Ana' })).toBe('Hola, Ana');
    expect(t('ar', 'hola', { nombre: 'Ana' })).toBe('مرحبًا \u2068Ana\u2069');
    expect(t('es', 'grupo.uno')).toBe('Dentro');
  });

  it('have the plural forms of their language', () => {
    expect([1, 2, 1_000_000].map((count) => t('es', 'cupos', { count }))).toEqual([
      '1 cupo',
      '2 cupos',
      '1.000.000 de cupos',
    ]);
    expect([0, 1, 2].map((count) => t('ar', 'cupos', { count }))).toEqual(['صفر', 'واحد', 'اثنان']);
    expect([3, 11, 100].map((count) => t('ar', 'cupos', { count }).split(' ')[0])).toEqual([
      'قليل',
      'كثير',
      'آخر',
    ]);
    expect([0, 1, 5].map((count) => t('cn', 'cupos', { count }))).toEqual([
      '0 个名额',
      '1 个名额',
      '5 个名额',
    ]);
  });

  it('do not interpret what a person typed', () => {
    expect(t('es', 'hola', { nombre: '<b>{{nombre}}</b> $t(grupo.uno)' })).toBe(
      'Hola, <b>{{nombre}}</b> $t(grupo.uno)',
    );
  });

  it('give the key where there is no text, and nothing where there is no value', () => {
    expect(t('es', 'falta.del.todo')).toBe('falta.del.todo');
    expect(t('es', 'toString')).toBe('toString');
    expect(t('es', 'hola')).toBe('Hola, ');
  });

  it('take nodes in their placeholders', () => {
    const rich = translator('es', 'recibos') as unknown as { rich(key: string, nodes: object): unknown[] };
    const bold = createElement('b', null, 'Ana');
    expect(rich.rich('hola', { nombre: bold })).toEqual([
      'Hola, ',
      createElement(Fragment, { key: 'nombre' }, bold),
      '',
    ]);
  });
});

describe('loading', () => {
  it('makes areas ready and knows them', async () => {
    expect(hasIdioma('es', 'auth')).toBe(false);
    await loadIdioma('es', ['auth', 'comun']);
    expect(hasIdioma('es', 'auth')).toBe(true);
    expect(areasOf('es')).toEqual(expect.arrayContaining(['auth', 'comun']));
  });

  it('asks for everything at once', () => {
    vi.mocked(fetchTexts).mockClear();
    void loadIdioma('es', ['cursos', 'inicio']);
    expect(fetchTexts).toHaveBeenCalledTimes(2);
  });

  it('keeps a failure, the same promise each time, until a retry forgets it', async () => {
    vi.mocked(fetchTexts).mockRejectedValueOnce(new Error('offline'));
    const first = loadArea('es', 'cartera');
    await expect(first).rejects.toThrow('offline');
    expect(loadArea('es', 'cartera')).toBe(first);
    forgetFailedTexts();
    await loadArea('es', 'cartera');
    expect(hasIdioma('es', 'cartera')).toBe(true);
  });
});
