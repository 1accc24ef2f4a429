/** Answers to what candidates ask, in English. */
export const helpTexts = {
  'titles.help': 'Help',
  'help.search': 'Search help',
  'help.count': '{n, plural, =0 {No answers} one {# answer} other {# answers}}',
  'help.none': 'No answer found',
  'help.none.text': 'Try another word, such as “code”, “fee” or “CV”.',
  'help.ask': 'Ask us',
  'help.ask.text': 'No answer above? Write to us. A person answers, usually within a working day.',
  'help.ask.open': 'Your question is with our team. You can add to it.',
  'help.ask.label': 'Your question',
  'help.ask.help': 'Never write a code or a password here, not even to us.',
  'help.ask.sent': 'Sent. We’ll let you know when there is an answer.',
  'help.ask.below': 'Ask our team',
  'help.code.q': 'My code does not arrive. What can I do?',
  'help.code.a':
    'Wait a minute, then ask for a new one. Only the newest code works, for 10 minutes. Check that the number or e-mail address is right. Never give a code to anybody, not even to us.',
  'help.wrongCode.q': 'Why is my code refused?',
  'help.wrongCode.a':
    'Each code has 5 tries and works for 10 minutes. A new code replaces the one before. Ask for a new one and type the newest.',
  'help.verified.q': 'How do I get verified, and what does it cost?',
  'help.verified.a':
    'Complete your profile, then choose “Get verified” on it. The fee, with tax, is shown before you pay. Our HR team calls you, talks with you and checks your skills. If we can’t verify you, we refund the full fee the way you paid.',
  'help.driveFee.q': 'When do I pay for a placement drive?',
  'help.driveFee.a':
    'Only after your request is accepted. The fee and its last day are on the drive’s page before you apply. It books your place in the interviews. Applying for a job outside a drive costs nothing.',
  'help.refund.q': 'When do I get my money back?',
  'help.refund.a':
    'You get the full fee back if a drive is cancelled, if your application can’t be made, or if we can’t verify you. There is no refund for a drive that you don’t attend. Refunds go the way you paid; Payments shows where each one stands.',
  'help.failed.q': 'Money left my account, but the payment failed. Is it lost?',
  'help.failed.a':
    'No. We check with the payment provider again and again. Either you get what you paid for, or the money comes back the way you paid. Payments shows which.',
  'help.receipt.q': 'Where are my receipts?',
  'help.receipt.a': 'Open Payments. Each payment has a receipt as a PDF.',
  'help.withdraw.q': 'Can I withdraw an application?',
  'help.withdraw.a':
    'Yes. In My applications, choose “Withdraw”. The employer sees that you withdrew. While the job or drive is open you can apply again. A seat in a drive that you have paid for can’t be withdrawn there.',
  'help.alerts.q': 'How do I hear about new jobs?',
  'help.alerts.a':
    'Search for jobs, then choose “Save this search” and how often we tell you: an alert comes at once, daily or weekly. A bookmark on a job puts it in Saved jobs. You can stop an alert at any time.',
  'help.sees.q': 'Who sees my profile and my phone number?',
  'help.sees.a':
    'Employers see your profile when they search, unless you switch that off in Settings. Your number, e-mail address and CV are hidden until an employer opens them, and every time is logged. Employers you apply to or write to can see your profile even when it is switched off for search.',
  'help.page.q': 'Can people without an account see me?',
  'help.page.a':
    'Only if you turn on your own page. You choose what it shows; it never shows your phone number, e-mail address, pay or CV. Turn it off at any time and the link stops working at once.',
  'help.erase.q': 'How do I delete my account and data?',
  'help.erase.a':
    'In Settings, under privacy, choose “Request erasure”. You are hidden at once, and everything is deleted after 30 days. Until then you can change your mind. Receipts that the law makes us store stay without your name. You can also download your data there.',
  'help.offline.q': 'Does Pramaan work without a network?',
  'help.offline.a':
    'Pages that you have opened before show what you last saw, and how old it is. An application that you send without a network waits on your device and goes out once when you are online again.',
  'help.cv.q': 'How do I download my CV?',
  'help.cv.a':
    'Open your profile and choose the CV download. “PDF for job portals” is plain text that portals can read; the other one looks like your profile. What you leave empty is not shown.',
  'help.language.q': 'How do I change the language?',
  'help.language.a': 'In Settings, choose English, हिन्दी or मराठी. Our messages to you use that language too.',
} as const
