/**
 * The stand-in gateway. No money moves: it stores payment attempts and sends signed notices with the result that the
 * person chose on its page. Attempts and unsent notices are in the database, so they survive a restart.
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
import { repeat } from '../../db/lostConnection.ts';
import { muestraAvisos, muestraIntentos } from '../../db/schema/muestra.ts';
import type { Aviso, AvisoFault, Intento, Pasarela } from '../pasarela.ts';
import { checkSignature, sign } from '../signature.ts';

export const signatureHeader = 'pasarela-firma';

const estadosAvisados = estadosPago.filter((estado): estado is NoticeEstado => estado !== 'creado');

const AvisoBody = v.object({
  evento: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  referencia: v.pipe(v.string(), v.maxLength(100)),
  estado: v.picklist(estadosAvisados),
  valor: ImportePositivo,
  moneda: Moneda,
  medio: v.picklist(medios),
});

/** Sends a notice; resolves to true if the API accepted it. */
export type Deliver = (body: string, signature: string) => Promise<boolean>;

/** Milliseconds between tries to send a notice. After the last try it gives up. */
const retryWaits = [1_000, 4_000, 15_000, 60_000];
/** Milliseconds until a notice is sent again after the database failed. */
const failedMs = 5_000;

interface Deps {
  db: Db;
  secret: string;
  now: () => Date;
}

export class MuestraPasarela implements Pasarela {
  readonly nombre = 'muestra';
  readonly #deps: Deps;
  readonly #timers = new Set<NodeJS.Timeout>();
  #deliver: Deliver | undefined;
  #isClosed = false;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Sets the function that sends notices. */
  connect(deliver: Deliver): void {
    this.#deliver = deliver;
  }

  async start({ id, valor, moneda, codigo }: Intento): Promise<{ referencia: string; url: string }> {
    const referencia = `MUESTRA-${id.slice(0, 13).toUpperCase()}`;
    const creadoEl = this.#deps.now();
    const { db } = this.#deps;
    await repeat(() =>
      db.insert(muestraIntentos).values({ referencia, valor, moneda, creadoEl }).onConflictDoNothing(),
    );
    return { referencia, url: `/pagar/${codigo}` };
  }

  readAviso(headers: Headers, body: string, now: number): Result<Aviso, AvisoFault> {
    const refusal = checkSignature(headers.get(signatureHeader), body, this.#deps.secret, now);
    if (refusal) return reject(refusal);
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), AvisoBody), body);
    return parsed.success ? accept(parsed.output) : reject('aviso_ilegible');
  }

  /** Returns a signed notice as it is sent; undefined for an unknown attempt. */
  async writeAviso(
    referencia: string,
    estado: Aviso['estado'],
    now: number,
    evento: string = randomUUID(),
  ): Promise<{ body: string; signature: string } | undefined> {
    const { db, secret } = this.#deps;
    const [intento] = await db
      .select()
      .from(muestraIntentos)
      .where(eq(muestraIntentos.referencia, referencia));
    if (!intento) return undefined;
    const { valor, moneda } = intento;
    const aviso: Aviso = { evento, referencia, estado, valor, moneda, medio: 'tarjeta' };
    const body = JSON.stringify(aviso);
    return { body, signature: sign(body, secret, now) };
  }

  /** Sends a notice after `waitMs`, and again until the API accepts it. Without a wait it resolves after the first try. */
  async notify(referencia: string, estado: NoticeEstado, waitMs = 0): Promise<void> {
    const evento = randomUUID();
    const { db, now } = this.#deps;
    const tras = new Date(now().getTime() + waitMs);
    await repeat(() =>
      db.insert(muestraAvisos).values({ evento, referencia, estado, tras }).onConflictDoNothing(),
    );
    if (waitMs > 0) this.#sayLater(waitMs, evento);
    else await this.#say(evento).catch(() => this.#sayLater(failedMs, evento));
  }

  async resume(): Promise<void> {
    const { db, now } = this.#deps;
    for (const { evento, tras } of await db.select().from(muestraAvisos)) {
      this.#sayLater(Math.max(0, tras.getTime() - now().getTime()), evento);
    }
  }

  close(): void {
    this.#isClosed = true;
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
  }

  async #say(evento: string): Promise<void> {
    const { db, now } = this.#deps;
    const isThis = eq(muestraAvisos.evento, evento);
    const [kept] = await db.select().from(muestraAvisos).where(isThis);
    if (!kept || kept.estado === 'creado') return;
    const aviso = await this.writeAviso(kept.referencia, kept.estado, now().getTime(), evento);
    const isHeard = aviso && (await this.#deliver?.(aviso.body, aviso.signature).catch(() => false));
    const waitMs = retryWaits[kept.intentos];
    if (isHeard || waitMs === undefined) {
      await repeat(() => db.delete(muestraAvisos).where(isThis));
      return;
    }
    const tras = new Date(now().getTime() + waitMs);
    await db
      .update(muestraAvisos)
      .set({ intentos: kept.intentos + 1, tras })
      .where(isThis);
    this.#sayLater(waitMs, evento);
  }

  /** The timer does not keep the process alive. Does nothing after the gateway was closed. */
  #sayLater(ms: number, evento: string): void {
    if (this.#isClosed) return;
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      this.#say(evento).catch(() => this.#sayLater(failedMs, evento));
    }, ms);
    timer.unref();
    this.#timers.add(timer);
  }
}
