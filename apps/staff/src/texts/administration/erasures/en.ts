/** English texts of erasure requests. */
export const erasureTexts = {
  'titles.erasures': 'Erasure requests',
  'erasures.text':
    'People who requested erasure. It is carried out on the date shown; until then they can change their mind.',
  'erasures.name': 'Name',
  'erasures.nobody': 'Erased person',
  'erasures.requestedOn': 'Asked',
  'erasures.due': 'Carried out',
  'erasures.state': 'State',
  'erasures.open': 'Waiting',
  'erasures.cancelled': 'Cancelled',
  'erasures.erased': 'Erased',
  'erasures.none': 'Nobody has asked to be erased',
  'erasures.none.text': 'Requests appear here on the day they are made.',
} as const
