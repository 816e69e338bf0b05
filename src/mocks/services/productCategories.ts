import { CATEGORY_TREE } from '../data/categories.ts';
import { get, ok, type ServiceRoutes } from '../route.ts';

export const productCategoriesRoutes: ServiceRoutes = {
  service: 'product-categories',
  errors: 'problem',
  routes: [get('/v2/tree', () => ok({ categories: CATEGORY_TREE }))],
};
