/** Many at once on the embedded database, which does one thing at a time on its one connection. */
import { expect, it, onTestFinished } from 'vitest';
import { tasks } from '../../demo/api/app.ts';
import { startTasks } from '../../demo/api/tareas/startTasks.ts';
import { openApiForTest } from '../api/support/api.ts';
import { patience, rush } from '../api/support/rush.ts';
import { addCliente } from '../api/support/school.ts';
import { liftLimits } from '../support/liftLimits.ts';

it(
  'ten of forty get a seat, and the others wait in order of arrival',
  async () => {
    const api = await openApiForTest({ base: 'empty', config: { trustProxy: 1 } });
    expect(api.database.kind).toBe('memoria');
    liftLimits(api.services.config);
    Object.assign(api.services, { now: () => new Date() });
    // Without mail, which shares the connection.
    const running = startTasks(
      api.services,
      tasks.filter(({ name }) => name !== 'correo'),
    );
    onTestFinished(() => running.close());
    await rush({
      database: api.database,
      applicants: 40,
      posts: [(body, headers) => api.post('/api/cliente/inscripciones', body, headers)],
      addSignedIn: (n) => addCliente(api.services, n),
    });
  },
  patience,
);
