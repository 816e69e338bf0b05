import { parseArgs } from 'node:util';
import { startSimulatedServer } from './simulatedServer.ts';

/** `node src/mocks/serve.ts --port 4010 --console http://localhost:5173 --orders 12000` */
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4010' },
    console: { type: 'string', default: 'http://localhost:5173' },
    orders: { type: 'string', default: '12000' },
  },
});

const server = await startSimulatedServer({
  port: Number(values.port),
  orders: Number(values.orders),
  consoleOrigin: values.console,
});
process.stdout.write(
  `The simulated platform answers at ${server.url.replace('localhost', '{service}.localhost')}\n`,
);
