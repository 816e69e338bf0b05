import { forbidden, notFound } from '../httpError.ts';
import { PEOPLE, personOf, type SimulatedPerson } from '../people.ts';
import { get, ok, type ReceivedCall, type Reply, type ServiceRoutes } from '../route.ts';

function principal(call: ReceivedCall): Reply {
  const id = call.parameter('id');
  const person = personOf(id);
  if (!person) throw notFound(`Principal ${id}`);
  const [first = '', ...rest] = person.name.split(' ');
  // Some profiles have only separate name parts, and the new colleague has no profile.
  const isSplit = person.sub === PEOPLE.merchantOperator.sub;
  const isBlank = person.sub === PEOPLE.nobody.sub;
  return ok({
    canonical_principal: person.sub,
    is_client: false,
    ...(!isBlank && {
      profile: {
        email: person.email,
        ...(isSplit
          ? { user_metadata: { first_name: first, last_name: rest.join(' ') } }
          : { name: person.name }),
      },
    }),
  });
}

/**
 * Returns the caller. Throws 403 if the path names another person, because people can read only their own
 * permissions.
 */
function requireCaller(call: ReceivedCall): SimulatedPerson {
  if (call.parameter('sub') !== call.person.sub) throw forbidden();
  return call.person;
}

/**
 * The IDs of the platform's groups consist of digits. The platform's published client requests group 56 by
 * its ID.
 */
const GROUP_IDS: Readonly<Record<string, string>> = {
  support: '56',
  developers: '118',
  'merchant-operators': '1027',
  'fulfiller-operators': '1031',
};

function groups(call: ReceivedCall): Reply {
  const names = requireCaller(call).permissions.groups;
  return ok({
    groups: names.map((name) => ({
      id: GROUP_IDS[name],
      name,
      description: `Members of ${name}`,
      is_admin: false,
    })),
  });
}

export const accessManagementRoutes: ServiceRoutes = {
  service: 'access-management',
  errors: 'details',
  alias: '/auth/access-management',
  routes: [
    get('/v1/principals/:id', principal),
    get('/v1/principals/:sub/permissions', (call) => {
      const { merchants, fulfillers } = requireCaller(call).permissions;
      return ok({ merchants, fulfillers });
    }),
    get('/v1/principals/:sub/groups', groups),
  ],
};
