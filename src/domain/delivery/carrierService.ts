/** A carrier's service (S3.46). Items and shipments contain only its key, such as 'recs:ups-ground'. */
export interface CarrierService {
  key: string;
  name: string;
}
