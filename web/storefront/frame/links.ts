// The pages of the shop as the top bar and the footer list them; a new page is a new line.
export const pageLinks: readonly { to: string; label: string }[] = [
  { to: '/', label: 'Home' },
  { to: '/ordernow', label: 'Order Now' },
]
