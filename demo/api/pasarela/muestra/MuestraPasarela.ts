/**
 * The stand-in gateway. It holds no money: it knows the attempts that were told to it, and says about each, in signed
 * notices, whatever the person on its page chose. What it knows and has not been heard to say outlives a restart.
 */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { ImportePositivo, Moneda } from '../../../../src/contract/fields.ts';
import { estadosPago } from '../../../../src/domain/estados/pago.ts';
import { medios } from '../../../../src/domain/estados/recibo.ts';
import type { NoticeEstado } from '../../../../src/domain/pagos/readNotice.ts';
import { accept, type Result, reject } from '../../../../src/domain/result.ts';
import type { Db } from '../../db/db.ts';
import { muestraAvisos, muestraIntentos } from '../../db/schema/muestra.ts';
import type { Aviso, CodigoRechazo, Intento, Pasarela } from '../pasarela.ts';
import { checkSignature, sign } from '../signature.ts';

export const signatureHeader = 'pasarela-firma';

const avisables = estadosPago.filter((estado): estado is NoticeEstado => estado !== 'creado');

const Cuerpo = v.object({
  evento: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  referencia: v.pipe(v.string(), v.maxLength(100)),
  estado: v.picklist(avisables),
  valor: ImportePositivo,
  moneda: Moneda,
  medio: v.picklist(medios),
});

/** Sends a notice; whether it was heard. */
export type Deliver = (cuerpo: string, firma: string) => Promise<boolean>;

/** Milliseconds between one try to be heard and the next; after the last it gives up. */
const reintentos = [1_000, 4_000, 15_000, 60_000];

interface Deps {
  db: Db;
  secreto: string;
  now: () => Date;
}

export class MuestraPasarela implements Pasarela {
  readonly nombre = 'muestra';
  readonly #deps: Deps;
  readonly #timers = new Set<NodeJS.Timeout>();
  #entregar: Deliver | undefined;
  #cerrada = false;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Where notices go from here on. */
  connect(entregar: Deliver): void {
    this.#entregar = entregar;
  }

  async start({ id, valor, moneda, codigo }: Intento): Promise<{ referencia: string; url: string }> {
    const referencia = `MUESTRA-${id.slice(0, 13).toUpperCase()}`;
    const creadoEl = this.#deps.now();
    await this.#deps.db.insert(muestraIntentos).values({ referencia, valor, moneda, creadoEl });
    return { referencia, url: `/pagar/${codigo}` };
  }

  readAviso(headers: Headers, cuerpo: string, ahora: number): Result<Aviso, CodigoRechazo> {
    const refusal = checkSignature(headers.get(signatureHeader), cuerpo, this.#deps.secreto, ahora);
    if (refusal) return reject(refusal);
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Cuerpo), cuerpo);
    return parsed.success ? accept(parsed.output) : reject('aviso_ilegible');
  }

  /** What a notice looks like on the wire; undefined for an attempt that was never told. */
  async writeAviso(
    referencia: string,
    estado: Aviso['estado'],
    ahora: number,
    evento: string = randomUUID(),
  ): Promise<{ cuerpo: string; firma: string } | undefined> {
    const { db, secreto } = this.#deps;
    const [intento] = await db
      .select()
      .from(muestraIntentos)
      .where(eq(muestraIntentos.referencia, referencia));
    if (!intento) return undefined;
    const { valor, moneda } = intento;
    const aviso: Aviso = { evento, referencia, estado, valor, moneda, medio: 'tarjeta' };
    const cuerpo = JSON.stringify(aviso);
    return { cuerpo, firma: sign(cuerpo, secreto, ahora) };
  }

  /** Says it, in `espera` milliseconds, and again where nobody hears; without a wait it resolves after the first try. */
  async avisar(referencia: string, estado: NoticeEstado, espera = 0): Promise<void> {
    const evento = randomUUID();
    const { db, now } = this.#deps;
    const tras = new Date(now().getTime() + espera);
    await db.insert(muestraAvisos).values({ evento, referencia, estado, tras });
    if (espera > 0) this.#despues(espera, evento);
    else await this.#decir(evento);
  }

  async resume(): Promise<void> {
    const { db, now } = this.#deps;
    for (const { evento, tras } of await db.select().from(muestraAvisos)) {
      this.#despues(Math.max(0, tras.getTime() - now().getTime()), evento);
    }
  }

  close(): void {
    this.#cerrada = true;
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
  }

  async #decir(evento: string): Promise<void> {
    const { db, now } = this.#deps;
    const esta = eq(muestraAvisos.evento, evento);
    const [dicho] = await db.select().from(muestraAvisos).where(esta);
    if (!dicho || dicho.estado === 'creado') return;
    const aviso = await this.writeAviso(dicho.referencia, dicho.estado, now().getTime(), evento);
    const isHeard = aviso && (await this.#entregar?.(aviso.cuerpo, aviso.firma).catch(() => false));
    const espera = reintentos[dicho.intentos];
    if (isHeard || espera === undefined) {
      await db.delete(muestraAvisos).where(esta);
      return;
    }
    const tras = new Date(now().getTime() + espera);
    await db
      .update(muestraAvisos)
      .set({ intentos: dicho.intentos + 1, tras })
      .where(esta);
    this.#despues(espera, evento);
  }

  /** Keeps no process alive, and does nothing once the gateway is closed. */
  #despues(ms: number, evento: string): void {
    if (this.#cerrada) return;
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      // What fails here is said after the next start.
      this.#decir(evento).catch(() => undefined);
    }, ms);
    timer.unref();
    this.#timers.add(timer);
  }
}
