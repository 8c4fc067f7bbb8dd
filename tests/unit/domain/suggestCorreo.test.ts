import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { suggestCorreo } from '../../../src/domain/suggestCorreo.ts';

/** Providers of mail, firms, and institutions of Ecuador and Colombia, whose domains exist. */
const real = `
  gmail.com googlemail.com hotmail.com hotmail.es hotmail.fr hotmail.it hotmail.de hotmail.cl hotmail.co.uk hotmail.com.ar
  hotmail.com.br hotmail.com.mx outlook.com outlook.es outlook.fr outlook.it outlook.de outlook.cl outlook.com.ec outlook.com.ar
  outlook.com.br outlook.com.pe yahoo.com yahoo.es yahoo.fr yahoo.it yahoo.de yahoo.co.uk yahoo.co.in yahoo.co.jp yahoo.com.mx
  yahoo.com.ar yahoo.com.br yahoo.com.co yahoo.com.ec yahoo.com.pe yahoo.com.ve yahoo.com.vn yahoo.cn ymail.com rocketmail.com live.com
  live.com.mx live.com.ar live.cl live.fr msn.com icloud.com me.com mac.com aol.com gmx.com gmx.de gmx.net gmx.es mail.com
  email.com mail.ru inbox.com proton.me protonmail.com protonmail.ch pm.me tutanota.com tuta.io zoho.com zohomail.com yandex.com
  yandex.ru qq.com 163.com 126.com foxmail.com sina.com sohu.com naver.com daum.net hanmail.net web.de t-online.de orange.fr
  laposte.net free.fr wanadoo.fr libero.it telefonica.net terra.com uol.com.br bol.com.br fastmail.com hushmail.com hey.com
  mailbox.org posteo.de con.ec co.cr racsa.co.cr empresa.co.ve cim.com.ec mail.cim.de estudiantes.con.de duck.com cloud.com line.com love.com andinanet.net punto.net.ec cnt.gob.ec uce.edu.ec puce.edu.ec
  epn.edu.ec espol.edu.ec ups.edu.ec utpl.edu.ec usfq.edu.ec ucuenca.edu.ec educacion.gob.ec salud.gob.ec iess.gob.ec
  unal.edu.co uniandes.edu.co javeriana.edu.co udea.edu.co sena.edu.co misena.edu.co gov.co ecopetrol.com.co bancolombia.com.co
  empresa.com empresa.ec empresa.co empresa.com.ec google.com microsoft.com apple.com amazon.com github.com una.edu
  comcast.net verizon.net att.net btinternet.com rediffmail.com vnn.vn fpt.com.vn viettel.com.vn maktoob.com portal.test correo.test
`
  .trim()
  .split(/\s+/);

describe('suggestCorreo', () => {
  test.each([
    ['ana@gmial.com', 'ana@gmail.com'],
    ['ana@gmail.con', 'ana@gmail.com'],
    ['ana@gmail.cmo', 'ana@gmail.com'],
    ['ana@gmail.co', 'ana@gmail.com'],
    ['ana@gmail.es', 'ana@gmail.com'],
    ['ana@gmail.com.ec', 'ana@gmail.com'],
    ['ana@gmai.com', 'ana@gmail.com'],
    ['ana@gmal.com', 'ana@gmail.com'],
    ['ana@gamil.com', 'ana@gmail.com'],
    ['ana@gnail.com', 'ana@gmail.com'],
    ['ana@gmaill.com', 'ana@gmail.com'],
    ['ana@gmial.con', 'ana@gmail.com'],
    ['ana@gmail,com', 'ana@gmail.com'],
    ['ana@gmail.com.', 'ana@gmail.com'],
    ['ana@gmailcom', 'ana@gmail.com'],
    ['ana@gmail', 'ana@gmail.com'],
    [' Ana.Perez@GMIAL.com ', 'ana.perez@gmail.com'],
    ['ana@hotmial.com', 'ana@hotmail.com'],
    ['ana@hotmai.com', 'ana@hotmail.com'],
    ['ana@hotmal.com', 'ana@hotmail.com'],
    ['ana@homail.com', 'ana@hotmail.com'],
    ['ana@hotmil.con', 'ana@hotmail.com'],
    ['ana@hotmial.es', 'ana@hotmail.es'],
    ['ana@hotmail.comm', 'ana@hotmail.com'],
    ['ana@yaho.com', 'ana@yahoo.com'],
    ['ana@yahooo.com', 'ana@yahoo.com'],
    ['ana@yahho.es', 'ana@yahoo.es'],
    ['ana@yahoo.con', 'ana@yahoo.com'],
    ['ana@outlok.com', 'ana@outlook.com'],
    ['ana@outloook.es', 'ana@outlook.es'],
    ['ana@autlook.com', 'ana@outlook.com'],
    ['ana@outlook.cm', 'ana@outlook.com'],
    ['ana@iclod.com', 'ana@icloud.com'],
    ['ana@empresa.com.ocm', 'ana@empresa.com'],
    ['ana@empresa.con', 'ana@empresa.com'],
    ['ana@empresa.con.ec', 'ana@empresa.com.ec'],
    ['ana@empresa,con.ec', 'ana@empresa.com.ec'],
    ['ana@correo.empresa.cmo.co', 'ana@correo.empresa.com.co'],
    ['ana@empresa.co.ec', 'ana@empresa.com.ec'],
    ['ana@gmail.con.ec', 'ana@gmail.com'],
    ['ana@outlook.con.ec', 'ana@outlook.com.ec'],
    ['ana@outlook,con.ec', 'ana@outlook.com.ec'],
    ['ana@hotmial.con.ar', 'ana@hotmail.com.ar'],
    ['ana@yahoo.co.mx', 'ana@yahoo.com.mx'],
  ])('%s: %s', (typed, meant) => {
    expect(suggestCorreo(typed)).toBe(meant);
  });

  test('no domain that is known to exist gets a suggestion, whoever the mailbox is of', () => {
    fc.assert(
      fc.property(fc.constantFrom(...real), fc.stringMatching(/^[a-z0-9._+-]{1,20}$/), (domain, name) => {
        expect(suggestCorreo(`${name}@${domain}`)).toBeUndefined();
      }),
      { numRuns: 2000 },
    );
    for (const domain of real) expect(suggestCorreo(`ana@${domain}`), domain).toBeUndefined();
  });

  test('one typing error in gmail, hotmail or outlook is recognised, and an accepted suggestion is not doubted again', () => {
    const slip = (name: string, kind: number, at: number): string => {
      const i = 1 + (at % (name.length - 2));
      if (kind === 0) return name.slice(0, i) + name.slice(i + 1);
      if (kind === 1) return name.slice(0, i) + name[i] + name.slice(i);
      return name.slice(0, i) + name[i + 1] + name[i] + name.slice(i + 2);
    };
    fc.assert(
      fc.property(fc.constantFrom('gmail', 'hotmail', 'outlook'), fc.nat(2), fc.nat(6), (name, kind, at) => {
        const slipped = slip(name, kind, at);
        fc.pre(slipped !== name);
        const suggestion = suggestCorreo(`ana@${slipped}.com`);
        expect(suggestion).toBe(`ana@${name}.com`);
        expect(suggestCorreo(suggestion ?? '')).toBeUndefined();
      }),
    );
  });

  test.each([
    '',
    '@',
    '@gmial.com',
    'ana',
    '1714307103',
    'ana@',
    'ana@x',
    '__proto__@constructor',
    'ana@toString.com',
  ])('nothing is suggested for %s', (typed) => {
    expect(suggestCorreo(typed)).toBeUndefined();
  });
});
