// A tag manager gets no personal data from the events.
import { describe, expect, it } from 'vitest';
import { publicData } from '../../../widgets/configure/publicData.ts';
import { eventDocs } from '../../../widgets/description/eventDocs.ts';

const pathOf = (path: string): unknown =>
  publicData['portal-navigate']({ path, href: `#portal=${path}` }).path;

describe('what a tag manager hears', () => {
  it('covers every event', () => {
    expect(Object.keys(publicData).sort()).toEqual(eventDocs.map(({ name }) => name).sort());
  });

  it('names nobody', () => {
    const usuario = { id: '7', displayName: 'Ana Quishpe', email: 'ana@ejemplo.com' };
    expect(publicData['portal-session']({ estado: 'autenticado', usuario })).toEqual({
      estado: 'autenticado',
    });
    expect(
      publicData['portal-inscripcion']({ canal: 'publico', curso: 'EXC-101', solicitud: 'SOL-000123' }),
    ).toEqual({ canal: 'publico', curso: 'EXC-101' });
    expect(publicData['portal-error']({ code: 'red', message: 'ana@ejemplo.com' })).toEqual({ code: 'red' });
    expect(publicData['portal-pago']({ importe: 9900, moneda: 'USD', recibo: 'R-1' })).toEqual({
      importe: 9900,
      moneda: 'USD',
    });
  });

  it.each([
    ['/cliente/inscripciones/INS-000123', '/cliente/inscripciones/{numero}'],
    ['/cliente/inscripciones/registro?curso=EXC-101', '/cliente/inscripciones/registro'],
    ['/cliente/recibos/REC-9', '/cliente/recibos/{numero}'],
    ['/cliente/cartera/factura/001-001-000000123', '/cliente/cartera/factura/{numero}'],
    ['/cliente/cartera?q=Ana+Quishpe#hoy', '/cliente/cartera'],
    ['/cliente/cursos/EXC-101', '/cliente/cursos/{curso}'],
    ['/cliente/cursos/JuanPerez', '/cliente/cursos/{curso}'],
    ['/auth/login?returnTo=/cliente/recibos/REC-9', '/auth/login'],
    ['/auth/solicitud-cambio-clave', '/auth/solicitud-cambio-clave'],
    ['/cambiar-clave?token=abc', '/cambiar-clave'],
    ['/publico/inscripciones', '/publico/inscripciones'],
    ['/cliente/perfil', '/cliente/perfil'],
    ['/404', '/404'],
    ['/', '/'],
    ['/cliente/facturas/001-001-000000012', '/cliente/{otro}/{otro}'],
    ['/cliente/nope/demo@portal.test', '/cliente/{otro}/{otro}'],
    ['/cliente/cursos/demo%40portal.test', '/cliente/cursos/{curso}'],
    ['/cliente/cursos/1714307103/toString', '/cliente/cursos/{curso}/{otro}'],
    ['/cliente/constructor/Ana', '/cliente/{otro}/{otro}'],
    ['/cliente/inscripciones/registro/1714307103', '/cliente/inscripciones/registro/{otro}'],
    ['/publico/Ana Quishpe', '/publico/{otro}'],
  ])('has the path %s as %s', (path, expected) => {
    expect(pathOf(path)).toBe(expected);
  });
});
