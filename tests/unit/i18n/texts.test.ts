import { createElement, Fragment } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import { codeOf, type Idioma } from '../../../src/domain/idiomas.ts';
import {
  createTranslator,
  type FixedT,
  type Nodes,
  type Values,
} from '../../../src/i18n/createTranslator.ts';
import type { Texts } from '../../../src/i18n/fetchTexts.ts';
import { i18n } from '../../../src/i18n/i18n.ts';

/** The tests' own texts under real areas; keys are free here. */
const put = (idioma: Idioma, texts: Texts) => i18n.addResourceBundle(codeOf(idioma), 'recibos', texts);

/** Makes what useT makes, for any key. */
const translatorOf = (idioma: Idioma) => {
  const lng = codeOf(idioma);
  const fixed = i18n.getFixedT(lng, 'recibos') as unknown as FixedT;
  return createTranslator(fixed, lng, 'recibos') as unknown as {
    (key: string, values?: Values): string;
    rich: (key: string, nodes: Nodes) => unknown[];
    has: (key: string) => boolean;
  };
};

const t = (idioma: Idioma, key: string, values?: Values): string => translatorOf(idioma)(key, values);

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

  it('give the key if there is no text, and nothing if there is no value', () => {
    expect(t('es', 'falta.del.todo')).toBe('falta.del.todo');
    expect(t('es', 'toString')).toBe('toString');
    expect(t('es', 'hola')).toBe('Hola, ');
  });

  it('know which keys they have', () => {
    const { has } = translatorOf('es');
    expect(['hola', 'grupo.uno', 'grupo', 'falta', 'toString'].map(has)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it('take a value for what it is, also if i18next has an option of that name', () => {
    put('en', { aviso: '{{context}} {{lng}} {{defaultValue}}' });
    expect(t('en', 'aviso', { context: 'a', lng: 'ar', defaultValue: 'c' })).toBe('a ar c');
  });

  it('take nodes in their placeholders', () => {
    const bold = createElement('b', null, 'Ana');
    expect(translatorOf('es').rich('hola', { nombre: bold })).toEqual([
      'Hola, ',
      createElement(Fragment, { key: 'nombre' }, bold),
      '',
    ]);
  });
});
