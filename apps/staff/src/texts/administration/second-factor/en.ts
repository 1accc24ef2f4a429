/** Texts of the second factor: setting it up, its recovery codes, and the page that asks an Admin for it. */
export const secondFactorTexts = {
  'secondFactor.title': 'Authenticator app',
  'secondFactor.off':
    'Off. When on, signing in takes your one-time code and six digits from an app on your phone, so nobody can sign in with only your number.',
  'secondFactor.on': 'On. Signing in asks for the six digits that the app shows.',
  'secondFactor.left':
    '{count, plural, =0 {No recovery code is left.} one {# recovery code is left.} other {# recovery codes are left.}}',
  'secondFactor.lost': 'A new phone? Sign in with a recovery code, and ask an Admin to reset your authenticator.',
  'secondFactor.setUp': 'Set up',
  'secondFactor.newCodes': 'New recovery codes',
  'secondFactor.required.title': 'Set up your authenticator app',
  'secondFactor.required.text':
    'As an Admin you can see and change everything here. So signing in takes a second proof, from an app on your phone.',

  'secondFactor.scan.title': '1. Scan this code',
  'secondFactor.scan.text':
    'Open an authenticator app on your phone (Google Authenticator, Microsoft Authenticator, Aegis or any other), add an account and scan this.',
  'secondFactor.scan.picture': 'QR code for your authenticator app',
  'secondFactor.scan.cannot': 'You can’t scan it? Enter this key in the app:',
  'secondFactor.copyKey': 'Copy the key',
  'secondFactor.enter.title': '2. Enter the six digits that the app shows',
  'secondFactor.enter.label': 'Code from the app',
  'secondFactor.enter.wrong': 'That is not the code that the app shows now. Enter the newest.',
  'secondFactor.turnOn': 'Turn on',
  'secondFactor.turningOn': 'Turning on...',

  'secondFactor.codes.title': 'Save your recovery codes',
  'secondFactor.codes.text':
    'Without your phone, one of these signs you in. Each works once. Write them down or save them somewhere private. We can’t show them again.',
  'secondFactor.codes.list': 'Recovery codes',
  'secondFactor.codes.copy': 'Copy all',
  'secondFactor.codes.save': 'Save as a file',
  'secondFactor.codes.done': 'I have saved them',
  'secondFactor.codes.copied': 'Your recovery codes are copied.',
  'secondFactor.key.copied': 'The key is copied.',
  'secondFactor.copyFailed': 'Copying did not work. Select the text and copy it.',
  'secondFactor.renew.title': 'New recovery codes',
  'secondFactor.renew.text': 'The codes that you have now stop working. Enter what your authenticator app shows.',
  'secondFactor.renew.submit': 'Make new codes',
  'secondFactor.renew.submitting': 'Making them...',
} as const
