const format = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 })

/** An amount in rupees as people in India write it: ₹1,00,000. */
export function rupees(amount: number): string {
  return `${amount < 0 ? '−' : ''}₹${format.format(Math.abs(amount))}`
}

/** An amount in rupees where there is little room: ₹50k, ₹1L, ₹2.5Cr. */
export function shortRupees(amount: number): string {
  if (amount >= 10_000_000) return `₹${format.format(amount / 10_000_000)}Cr`
  if (amount >= 100_000) return `₹${format.format(amount / 100_000)}L`
  return amount >= 1000 ? `₹${format.format(amount / 1000)}k` : `₹${format.format(amount)}`
}
