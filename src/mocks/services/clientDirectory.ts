import { notFound } from '../httpError.ts';
import { CLIENTS } from '../people.ts';
import { get, ok, type ServiceRoutes } from '../route.ts';

export const clientDirectoryRoutes: ServiceRoutes = {
  service: 'client-directory',
  errors: 'details',
  routes: [
    get('/v1/clients/:clientId', (call) => {
      const name = CLIENTS[`${call.parameter('clientId')}@clients`];
      if (name === undefined) throw notFound(`Client ${call.parameter('clientId')}`);
      return ok({ name });
    }),
  ],
};
