/**
 * Counts and measures the API's own work, in the text format of Prometheus. Labels have few values, whatever callers send: a path
 * is the pattern of its route.
 */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Seconds, from an answer kept in memory to the deadline of a request. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20];

const methods = new Set(['GET', 'HEAD', 'POST', 'PATCH', 'DELETE', 'OPTIONS']);

interface Answered {
  method: string;
  /** The pattern of the path; null if no route matched. */
  route: string | null;
  status: number;
  seconds: number;
}

export type Metrics = ReturnType<typeof createMetrics>;

/** @param watchesProcess also measures memory, processor and event loop, which costs a little all the time. */
export function createMetrics({ watchesProcess = false } = {}) {
  const registry = new Registry();
  const registers = [registry];
  if (watchesProcess) collectDefaultMetrics({ register: registry });
  const answers = new Histogram({
    name: 'portal_http_request_duration_seconds',
    help: 'Answers by method, route and status, and how long they took.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers,
  });
  const jobs = new Histogram({
    name: 'portal_job_duration_seconds',
    help: 'Runs of background work by job and result (done, failed), and how long they took.',
    labelNames: ['job', 'result'],
    buckets,
    registers,
  });
  const jobsDone = new Gauge({
    name: 'portal_job_last_success_timestamp_seconds',
    help: 'When the job last ended without an error.',
    labelNames: ['job'],
    registers,
  });
  const mails = new Counter({
    name: 'portal_mails_total',
    help: 'Attempts to deliver a mail by result: sent, postponed, or given up because it was refused.',
    labelNames: ['result'],
    registers,
  });
  const gatewayCalls = new Histogram({
    name: 'portal_gateway_call_duration_seconds',
    help: 'Calls to the payment gateway by result (done, failed), and how long they took.',
    labelNames: ['result'],
    buckets,
    registers,
  });
  const notices = new Counter({
    name: 'portal_gateway_notices_total',
    help: 'Notices of the payment gateway by what became of them; rechazado: not signed by it.',
    labelNames: ['result'],
    registers,
  });
  const underWay = new Gauge({
    name: 'portal_http_requests_under_way',
    help: 'Requests that are being answered.',
    registers,
  });
  const connections = new Gauge({
    name: 'portal_database_connections',
    help: 'Connections of the pool that are used or idle, and requests that wait for one.',
    labelNames: ['state'],
    registers,
  });
  const databaseUp = new Gauge({
    name: 'portal_database_up',
    help: '1 if the database answers in time.',
    registers,
  });
  const queueWaiting = new Gauge({
    name: 'portal_queue_waiting',
    help: 'How many wait: sign-ins (claves) and documents for a processor; mails, applications and undecided payments.',
    labelNames: ['queue'],
    registers,
  });
  const queueOldest = new Gauge({
    name: 'portal_queue_oldest_seconds',
    help: 'How long the first in a queue of the database has waited.',
    labelNames: ['queue'],
    registers,
  });
  return {
    registry,
    mails,
    notices,
    underWay,
    connections,
    databaseUp,
    queueWaiting,
    queueOldest,
    answered({ method, route, status, seconds }: Answered): void {
      const labels = { method: methods.has(method) ? method : 'other', route: route ?? 'none', status };
      answers.observe(labels, seconds);
    },
    jobEnded(job: string, isDone: boolean, seconds: number): void {
      jobs.observe({ job, result: isDone ? 'done' : 'failed' }, seconds);
      if (isDone) jobsDone.setToCurrentTime({ job });
    },
    /** Measures a call to the gateway. */
    async callGateway<T>(call: () => Promise<T>): Promise<T> {
      const end = gatewayCalls.startTimer();
      try {
        const result = await call();
        end({ result: 'done' });
        return result;
      } catch (error) {
        end({ result: 'failed' });
        throw error;
      }
    },
  };
}
