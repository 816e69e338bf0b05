import { parseArgs } from 'node:util';
import { SERVICES } from '#api/endpoints.ts';
import { startSimulatedServer } from './simulatedServer.ts';

/**
 * Starts the simulated platform as a server: `node src/mocks/serve.ts --port 4010 --console
 * http://localhost:5173 --orders 12000 --apart carriers`
 */
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4010' },
    console: { type: 'string', default: 'http://localhost:5173' },
    orders: { type: 'string', default: '12000' },
    apart: { type: 'string', multiple: true, default: [] },
  },
});

const server = await startSimulatedServer({
  port: Number(values.port),
  orders: Number(values.orders),
  consoleOrigin: values.console,
  separatePorts: SERVICES.filter((service) => values.apart.includes(service)),
});
const lines = Object.entries(server.settings).map(([name, value]) => `${name}=${value}`);
process.stdout.write(
  [
    `# The simulated platform answers at ${server.settings.VITE_PLATFORM_URL}, to a console at ${values.console}.`,
    '# These lines in .env point the console there:',
    ...lines,
    '',
  ].join('\n'),
);
