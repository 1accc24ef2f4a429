/** English texts of the alerts of saved searches. */
export const alertTexts = {
  'alert.frequency': 'Tell me about new matches',
  'alert.frequency.help': 'We tell you about each match once, and never between 9 in the evening and 9 in the morning.',
  'alert.off': 'Never',
  'alert.immediately': 'At once',
  'alert.daily': 'Daily',
  'alert.weekly': 'Weekly',
  'alert.channel': 'By',
  'alert.whatsapp': 'WhatsApp',
  'alert.email': 'E-mail',
  'alert.sms': 'SMS',
  'alert.push': 'On my devices',
  'alert.line':
    '{frequency, select, immediately {Alert at once} daily {Alert daily} weekly {Alert weekly} other {No alert}}',
  'titles.stopAlert': 'Stop an alert',
  'alert.stop.title': 'Stop this alert?',
  'alert.stop.name': 'Saved search “{name}”',
  'alert.stop.text': 'The saved search stays. You can switch its alert on again at any time.',
  'alert.stop': 'Stop the alert',
  'alert.stop.busy': 'Stopping...',
  'alert.stopped.title': 'The alert is stopped',
  'alert.stopped.text': 'You get no more messages about “{name}”.',
} as const
