/**
 * The stand-in gateway. It holds no money and keeps no books: it knows the attempts that were told to it, and says about
 * each, in signed notices, whatever the person on its page chose.
 */
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { Importe, Moneda } from '../../../../src/contract/campos.ts';
import { medios } from '../../../../src/domain/estados/recibo.ts';
import { accept, type Resultado, reject } from '../../../../src/domain/resultado.ts';
import { checkFirma, firmar } from '../firma.ts';
import type { Aviso, CodigoRechazo, Intento, Pasarela } from '../pasarela.ts';

export const cabeceraFirma = 'pasarela-firma';

const Cuerpo = v.object({
  evento: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  referencia: v.pipe(v.string(), v.maxLength(100)),
  estado: v.picklist(['pendiente', 'confirmado', 'fallido', 'anulado', 'reembolsado']),
  valor: Importe,
  moneda: Moneda,
  medio: v.picklist(medios),
});

/** Sends a notice; whether it was heard. */
export type Entregar = (cuerpo: string, firma: string) => Promise<boolean>;

/** Milliseconds between one try to be heard and the next. */
const reintentos = [0, 1_000, 4_000, 15_000];

export class PasarelaDeMuestra implements Pasarela {
  readonly nombre = 'muestra';
  readonly #secreto: string;
  readonly #intentos = new Map<string, Intento>();
  readonly #timers = new Set<NodeJS.Timeout>();
  #cerrada = false;

  constructor(secreto: string) {
    this.#secreto = secreto;
  }

  start(intento: Intento): Promise<{ referencia: string; url: string }> {
    const referencia = `MUESTRA-${intento.id.slice(0, 13).toUpperCase()}`;
    this.#intentos.set(referencia, intento);
    return Promise.resolve({ referencia, url: `/pagar/${intento.codigo}` });
  }

  readAviso(headers: Headers, cuerpo: string, ahora: number): Resultado<Aviso, CodigoRechazo> {
    const refusal = checkFirma(headers.get(cabeceraFirma), cuerpo, this.#secreto, ahora);
    if (refusal) return reject(refusal);
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Cuerpo), cuerpo);
    return parsed.success ? accept(parsed.output) : reject('aviso_ilegible');
  }

  /** What a notice looks like on the wire; undefined for an attempt that was never told. */
  escribirAviso(
    referencia: string,
    estado: Aviso['estado'],
    ahora: number,
  ): { cuerpo: string; firma: string } | undefined {
    const intento = this.#intentos.get(referencia);
    if (!intento) return undefined;
    const { valor, moneda } = intento;
    const aviso: Aviso = { evento: randomUUID(), referencia, estado, valor, moneda, medio: 'tarjeta' };
    const cuerpo = JSON.stringify(aviso);
    return { cuerpo, firma: firmar(cuerpo, this.#secreto, ahora) };
  }

  /** Says it, and again where nobody hears; resolves after the first try. */
  async avisar(
    referencia: string,
    estado: Aviso['estado'],
    entregar: Entregar,
    now: () => Date,
    intento = 0,
  ): Promise<void> {
    if (this.#cerrada) return;
    const aviso = this.escribirAviso(referencia, estado, now().getTime());
    if (!aviso || (await entregar(aviso.cuerpo, aviso.firma))) return;
    const wait = reintentos[intento + 1];
    if (wait === undefined) return;
    this.despues(wait, () => this.avisar(referencia, estado, entregar, now, intento + 1));
  }

  /** Keeps no process alive, and does nothing once the gateway is closed. */
  despues(ms: number, work: () => Promise<void>): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      void work();
    }, ms);
    timer.unref();
    this.#timers.add(timer);
  }

  close(): void {
    this.#cerrada = true;
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
  }
}
