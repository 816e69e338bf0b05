/** A product configuration (S7.22): the version of the product and its SKU. */
export interface ProductConfiguration {
  productVersion: string;
  mcpSku: string;
}
