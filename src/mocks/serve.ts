import { parseArgs } from 'node:util';
import { SERVICES } from '#api/endpoints.ts';
import { startSimulatedServer } from './simulatedServer.ts';

/** `node src/mocks/serve.ts --port 4010 --console http://localhost:5173 --orders 12000 --apart carriers` */
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
  apart: SERVICES.filter((service) => values.apart.includes(service)),
});
for (const [service, url] of Object.entries(server.apart)) {
  process.stdout.write(`VITE_SERVICE_${service.toUpperCase().replaceAll('-', '_')}=${url}\n`);
}
process.stdout.write(
  `The simulated platform answers at ${server.url.replace('localhost', '{service}.localhost')}\n`,
);
