/** How many days the expiring links in messages work. The messages name the number. */
export const linkDays = {
  /** To join the staff. */
  invitation: 7,
  /** To pay what staff ask for. */
  payment: 7,
  /** To open a receipt or a refund voucher without signing in. */
  receipt: 30,
} as const
