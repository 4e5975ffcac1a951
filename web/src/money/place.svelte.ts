/** Which page of the money desk is open over the page, if any. */

export type MoneyPlace = "cashier" | "responsible";

class Place {
  open = $state<MoneyPlace | null>(null);
}

export const place = new Place();
