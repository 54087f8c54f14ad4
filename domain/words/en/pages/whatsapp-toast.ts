// The notice for visitors from WhatsApp.

export const whatsappToast = {
  ordered: {
    order: {
      one: 'We have your order {id}, {count} item for {amount}. Keep the invoice. We will call you at {phone} to confirm.',
      other:
        'We have your order {id}, {count} items for {amount}. Keep the invoice. We will call you at {phone} to confirm.',
    },
    enquiry: {
      one: 'We have your enquiry {id}, {count} item for {amount}. Keep the estimate. We will call you at {phone} to confirm.',
      other:
        'We have your enquiry {id}, {count} items for {amount}. Keep the estimate. We will call you at {phone} to confirm.',
    },
  },
  welcome: {
    order: 'Welcome from WhatsApp. You have not ordered yet. After you order, you can download your invoice here.',
    enquiry:
      'Welcome from WhatsApp. You have not sent an enquiry yet. After you send it, you can download your estimate here.',
  },
  downloadPriceList: 'Download Price List',
} as const
