import { describe, expect, it } from 'vitest';
import { guardCode } from '../../../widgets/build/intact/guardCode.ts';

describe('guarded code', () => {
  const cases: [written: string, guarded: string][] = [
    ['a.b(c)', '__call(a,"b",c)'],
    ['a.b().c(d).e', '__call(__call(a,"b"),"c",d).e'],
    ['(a,b).c(...d)', '__call((a,b),"c",...d)'],
    ['x=()=>{return[1].map(f)}', 'x=()=>{return __call([1],"map",f)}'],
    ['x="é";x.b("é",[1].c())', 'x="é";__call(x,"b","é",__call([1],"c"))'],
    ['a?.b(c).d(e)', '__method(__method(a,"b")?.(c),"d")?.(e)'],
    ['a.b?.(()=>c.d())', '__method(a,"b")?.(()=>__call(c,"d"))'],
    ['(a?.b).c(d)', '__call((a?.b),"c",d)'],
    ['for(let k in a,b)x(k)', 'for(let k of __keys((a,b)))x(k)'],
    ['x=Array.from', 'x=__read(Array,"from")'],
    ['Array.prototype.x.call(y)', '__call(__read(Array.prototype,"x"),"call",y)'],
  ];
  for (const [written, guarded] of cases) {
    it(`of ${written} asks for the browser's own function`, () =>
      expect(guardCode(written)).to.equal(guarded));
  }

  it('leaves alone what is written to, and calls that name no method', () => {
    for (const code of [
      'Object.x=1;delete Array.y;Array.prototype.z=2',
      'f(1);new(a)(b);a[b](c);a.b`x`',
      'class A extends B{#x(){super.y();this.#x()}}',
    ])
      expect(guardCode(code)).to.equal(code);
  });
});
