import 'bootstrap/dist/css/bootstrap.min.css';
import { configureStore, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import Button from 'react-bootstrap/Button';
import Container from 'react-bootstrap/Container';
import Table from 'react-bootstrap/Table';
import { createRoot } from 'react-dom/client';
import { Provider, useDispatch, useSelector } from 'react-redux';
import { createBrowserRouter, Link, useParams } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import createSagaMiddleware from 'redux-saga';
import { call, put, takeLatest } from 'redux-saga/effects';

/**
 * The baseline of the benchmark: a page with only the libraries that the console must use. It fetches the
 * same hundred orders as the console and renders them as a plain table with twelve columns, and an order as a
 * plain list. It has no rules, texts or settings, so the console cannot be faster.
 */
interface FloorOrder {
  orderId: string;
  [field: string]: unknown;
}
interface FloorState {
  orders: FloorOrder[];
  order: FloorOrder | null;
}

const settings = JSON.parse(sessionStorage.getItem('bench') ?? '{}');
const headers = { Authorization: `Bearer ${settings.token}`, 'Content-Type': 'application/json' };

const slice = createSlice({
  name: 'floor',
  initialState: { orders: [], order: null } as FloorState,
  reducers: {
    asked: () => undefined,
    opened: (state, { payload }: PayloadAction<string>) => {
      if (state.order?.orderId !== payload) state.order = null;
    },
    found: (state, { payload }: PayloadAction<FloorOrder[]>) => {
      state.orders = payload;
    },
    loaded: (state, { payload }: PayloadAction<FloorOrder>) => {
      state.order = payload;
    },
  },
});
const { asked, opened, found, loaded } = slice.actions;

async function search(): Promise<FloorOrder[]> {
  const body = JSON.stringify(settings.searchBody);
  const response = await fetch(`${settings.orderManager}/v2/ordersearch`, { method: 'POST', headers, body });
  const { results } = await response.json();
  return results.map((result: { order: FloorOrder }) => result.order);
}

async function load(orderId: string): Promise<FloorOrder> {
  const response = await fetch(`${settings.orderManager}/v1/orders/${orderId}`, { headers });
  return response.json();
}

function* root() {
  yield takeLatest(asked, function* () {
    yield put(found((yield call(search)) as FloorOrder[]));
  });
  yield takeLatest(opened, function* ({ payload }) {
    yield put(loaded((yield call(load, payload)) as FloorOrder));
  });
}

const sagas = createSagaMiddleware();
const store = configureStore({
  reducer: slice.reducer,
  middleware: (getDefault) =>
    getDefault({ thunk: false, serializableCheck: false, immutableCheck: false }).concat(sagas),
});
sagas.run(root);

const FIELDS = [
  'merchantOrderId',
  'merchantId',
  'merchantSalesChannel',
  'customerName',
  'createdDate',
  'localPromisedArrivalDate',
  'totalPrice',
  'currencyCode',
  'testingConfiguration',
  'fakeOrder',
  'status',
];

function List() {
  const orders = useSelector((state: FloorState) => state.orders);
  return (
    <Container fluid>
      <input aria-label="Search text" />
      <Button>Search</Button>
      <Table hover size="sm">
        <tbody>
          {orders.map((order) => (
            <tr key={order.orderId}>
              <td>
                <Link to={`/orders/${order.orderId}`}>{order.orderId}</Link>
              </td>
              {FIELDS.map((field) => (
                <td key={field}>{String(order[field] ?? '')}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Container>
  );
}

function Detail() {
  const { orderId = '' } = useParams();
  const dispatch = useDispatch();
  const order = useSelector((state: FloorState) => state.order);
  if (order?.orderId !== orderId) dispatch(opened(orderId));
  if (order?.orderId !== orderId) return <p>Loading…</p>;
  return (
    <Container fluid>
      <h1>{order.orderId}</h1>
      <ul>
        {FIELDS.map((field) => (
          <li key={field}>{String(order[field] ?? '')}</li>
        ))}
      </ul>
    </Container>
  );
}

store.dispatch(asked());
const router = createBrowserRouter([
  { path: '/', Component: List },
  { path: '/orders/:orderId', Component: Detail },
]);
const host = document.getElementById('root');
if (host) {
  createRoot(host).render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
}
