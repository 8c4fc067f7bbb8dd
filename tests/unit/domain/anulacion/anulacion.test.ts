import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { AnulacionPreview } from '../../../../src/contract/inscripcion.ts';
import { anulableHasta, previewAnulacion } from '../../../../src/domain/anulacion/previewAnulacion.ts';
import { noRetencion, settleFactura } from '../../../../src/domain/anulacion/settleFactura.ts';
import { estadosInscripcion } from '../../../../src/domain/estados/inscripcion.ts';

const of = (total: number, pagado: number, acreditado = 0) => ({
  estado: 'emitida' as const,
  total,
  pagado,
  acreditado,
});
const policy = { retencionValor: 500, retencionPorcentaje: 10 };
const curso = {
  inicio: '2026-06-10',
  anulacion: { ...policy, hasta: '2026-06-05', requiereAprobacion: false },
};
const importe = fc.nat(1_000_000_000);
const policies = fc.record({
  retencionValor: importe,
  retencionPorcentaje: fc.nat(10_000).map((p) => p / 100),
});
const facturas = fc.tuple(importe, fc.nat(10_000), fc.nat(10_000)).map(([total, a, b]) => {
  const pagado = Math.floor((total * a) / 10_000);
  return of(total, pagado, Math.floor(((total - pagado) * b) / 10_000));
});

describe('settling the invoice of a cancelled enrolment', () => {
  test.each([
    ['annuls it if nothing was paid', of(10_000, 0), [0, 0, 0, true]],
    ['annuls it if nothing was paid but something credited', of(10_000, 0, 3000), [0, 0, 0, true]],
    [
      'keeps the retention of an invoice that is paid, and credits the rest',
      of(10_000, 10_000),
      [1500, 8500, 8500, false],
    ],
    ['takes off what is still owed if a part was paid', of(10_000, 4000), [1500, 8500, 2500, false]],
    ['keeps no more than was paid', of(10_000, 900), [900, 9100, 0, false]],
    ['credits at most what was not credited before', of(10_000, 5000, 5000), [0, 5000, 5000, false]],
    ['keeps the retention less what was credited before', of(10_000, 9000, 1000), [500, 8500, 8500, false]],
  ] as const)('%s', (_, factura, [retencion, notaCredito, saldoAFavor, anulaFactura]) => {
    expect(settleFactura(factura, policy)).toEqual({
      pagado: factura.pagado,
      retencion,
      notaCredito,
      saldoAFavor,
      anulaFactura,
    });
  });

  test('does nothing without an invoice, or if it is annulled already', () => {
    const nothing = { pagado: 0, retencion: 0, notaCredito: 0, saldoAFavor: 0, anulaFactura: false };
    expect(settleFactura(undefined, policy)).toEqual(nothing);
    expect(settleFactura({ ...of(100, 0), estado: 'anulada' }, policy)).toEqual(nothing);
  });

  test('keeps invariant 5, whatever was paid, credited and agreed', () => {
    fc.assert(
      fc.property(facturas, policies, (factura, agreed) => {
        const l = settleFactura(factura, agreed);
        expect(l.anulaFactura).toBe(factura.pagado === 0);
        expect(l.pagado).toBe(l.retencion + l.saldoAFavor);
        expect(Math.min(l.retencion, l.saldoAFavor, l.notaCredito)).toBeGreaterThanOrEqual(0);
        if (l.anulaFactura) return;
        const uncredited = factura.total - factura.acreditado;
        expect(l.notaCredito).toBeLessThanOrEqual(uncredited);
        // The money that stays on the invoice and the notes are all of it: nothing is owed, nothing is paid twice.
        expect(l.retencion + factura.acreditado + l.notaCredito).toBe(factura.total);
        if (factura.acreditado === 0) expect(l.notaCredito).toBe(factura.total - l.retencion);
      }),
    );
  });

  test('keeps nothing if the institution cancels', () => {
    fc.assert(
      fc.property(facturas, (factura) => {
        expect(settleFactura(factura, noRetencion)).toMatchObject({
          retencion: 0,
          saldoAFavor: factura.pagado,
        });
      }),
    );
  });
});

describe('the preview of a cancellation', () => {
  const activa = {
    numero: 'INS-000001',
    estado: 'activa',
    moneda: 'USD',
    curso,
    factura: of(10_000, 10_000),
  } as const;

  test('of a paid enrolment has what the contract asks for', () => {
    const preview = previewAnulacion(activa, '2026-06-05');
    expect(v.parse(v.strictObject(AnulacionPreview.entries), preview)).toEqual(preview);
    expect(preview).toMatchObject({
      puedeAnular: true,
      anulableHasta: '2026-06-05',
      retencion: 1500,
      notaCredito: 8500,
      saldoAFavor: 8500,
      anulaFactura: false,
      liberaCupo: true,
    });
  });

  test('says after the deadline why not, with no amount that would not happen', () => {
    expect(previewAnulacion(activa, '2026-06-06')).toMatchObject({
      puedeAnular: false,
      motivoNoAnulable: 'plazo_vencido',
      retencion: 0,
      notaCredito: 0,
      saldoAFavor: 0,
      liberaCupo: false,
    });
  });

  test('frees no seat of a person who waits, and takes nothing from one who has not paid, not even what is on account', () => {
    const { factura, ...unbilled } = activa;
    expect(previewAnulacion({ ...unbilled, estado: 'en_espera' }, '2026-12-31')).toMatchObject({
      puedeAnular: true,
      liberaCupo: false,
      anulaFactura: false,
    });
    const pendiente = { ...activa, estado: 'pendiente_pago' } as const;
    expect(previewAnulacion({ ...pendiente, factura: of(10_000, 0) }, '2026-12-31')).toMatchObject({
      anulaFactura: true,
      liberaCupo: true,
    });
    expect(previewAnulacion({ ...pendiente, factura: of(10_000, 40) }, '2026-12-31')).toMatchObject({
      notaCredito: 10_000,
      retencion: 0,
      saldoAFavor: 40,
    });
  });

  test('shows a deadline that holds: never a day on which the course has begun', () => {
    const late = { ...curso, anulacion: { ...curso.anulacion, hasta: '2026-06-30' } };
    expect(anulableHasta(late)).toBe('2026-06-09');
    expect(previewAnulacion({ ...activa, curso: late }, '2026-06-09').puedeAnular).toBe(true);
    expect(previewAnulacion({ ...activa, curso: late }, '2026-06-10').puedeAnular).toBe(false);
  });

  test('has one fingerprint for the same facts in any order, and another if a person would see another effect', () => {
    const estados = fc.constantFrom(...estadosInscripcion);
    const days = fc.constantFrom('2026-06-05', '2026-06-06', '2026-06-10');
    const one = fc.tuple(estados, facturas, days);
    fc.assert(
      fc.property(one, one, ([estado, factura, today], [otherEstado, otherFactura, otherDay]) => {
        const a = previewAnulacion({ ...activa, estado, factura }, today);
        const b = previewAnulacion({ ...activa, estado: otherEstado, factura: otherFactura }, otherDay);
        const { huella, ...shown } = a;
        const { huella: otherDigest, ...otherShown } = b;
        expect(huella === otherDigest).toBe(JSON.stringify(shown) === JSON.stringify(otherShown));
        const reversed = Object.fromEntries(Object.entries({ ...activa, estado, factura }).reverse());
        expect(previewAnulacion(reversed as typeof activa, today).huella).toBe(huella);
      }),
    );
  });
});
