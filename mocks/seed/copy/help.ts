/** A question as its author writes it. */
export interface HelpQuestionCopy {
  /** Part of the URL of its answer. */
  id: string;
  question: string;
  /** The answer in Markdown. */
  answer: string;
  /** Its place among the questions that most people ask, from 1. */
  popularity?: number;
}

export interface HelpGroupCopy {
  id: string;
  name: string;
  questions: HelpQuestionCopy[];
}

/**
 * The seven groups (specification, section 2, Contact). The answers say what this site does, which
 * includes that it is a demonstration; they link only to pages that everyone may open.
 */
export const helpGroups: HelpGroupCopy[] = [
  {
    id: 'home',
    name: 'Home',
    questions: [
      {
        id: 'what-is-this-site',
        question: 'What can I do on this site?',
        answer: `Compare discounted [software](/aitools), [courses](/courses) and [templates](/templates), read what buyers think of them, order them, ask vendors questions and talk with others in the [community](/discussions). As a partner you can list products of your own.

The site is a demonstration. It behaves like a real marketplace, but products, vendors and prices are examples, and nothing you do here costs money.`,
        popularity: 1,
      },
      {
        id: 'find-the-right-tool',
        question: 'How do I find the right tool among so many?',
        answer: `Start with the search on the home page: it finds tools, courses and categories while you type. On the [software page](/aitools) you can then narrow the list by category, rating, price, plan type, operating system and what a tool has to connect with.

Filters are part of the page’s URL, so you can bookmark a search or send it to a colleague. On a product’s page, “Compair Product” puts up to three others beside it.`,
      },
      {
        id: 'what-is-a-lifetime-deal',
        question: 'What is a lifetime deal?',
        answer: `You pay once and use the product for as long as it exists, instead of paying every month. “Lifetime” means the life of the product. No vendor can promise to exist forever, so read what the page says about updates, support and the refund window.

The [glossary](/glossary?list=sales&term=lifetime-deal) explains the term with an example, and the [blog](/blog) has an article on how to read such a license.`,
        popularity: 3,
      },
      {
        id: 'how-discounts-are-counted',
        question: 'How is the discount worked out?',
        answer: `From the two prices that you see: the price today and the struck-through one, which is the vendor’s own list price. $13 instead of $25 is a discount of 48 percent, rounded to a whole number.

If a struck-through price looks invented, open the product and choose “Report listing”. That is what it is there for.`,
      },
      {
        id: 'deal-has-ended',
        question: 'Why can I no longer see a deal?',
        answer: `Deals may have an end. Those that end soon say on their card when that is. After that moment the deal leaves the [deals page](/deals), and the product, if it is still sold, shows its regular price.

A deal on your wishlist stays there, so that you can see what it costs now.`,
      },
      {
        id: 'get-suggestions',
        question: 'What happens when I ask for suggestions?',
        answer: `At the foot of the [home page](/) you can describe your project and leave a way to reach you. On a real marketplace someone would write back within two working days with two or three tools that fit.

In this demonstration the request is kept in your browser with everything else, and no one reads it. You will see a confirmation, but no email follows.`,
      },
      {
        id: 'use-templates',
        question: 'How do templates work?',
        answer: `A [template](/templates) is a finished design that you fill with your own content. Its page says what is included, which versions of which programs it is made for, and how long the author gives support.

“Live Demo” opens the template inside this site at desktop, tablet and phone width. After you have ordered one, you find the file to download under “Products” in your account.`,
      },
    ],
  },
  {
    id: 'profile',
    name: 'Profile',
    questions: [
      {
        id: 'create-an-account',
        question: 'How do I open an account, and what does it cost?',
        answer: `Choose [Register](/register), enter your name, email address, phone number and a password of at least eight characters, and you are in. It costs nothing.

The demonstration opens the account in this browser only. No confirmation email is sent, and your email address is not passed on to anyone.`,
        popularity: 4,
      },
      {
        id: 'sign-in-without-registering',
        question: 'Can I look around as a member without registering?',
        answer: `Yes. The login dialog offers demo accounts that sign you in with one click, and it also accepts any user ID with any password, because there is nothing here to protect.

An account that you registered yourself is the exception. It asks for the password that you gave it.`,
      },
      {
        id: 'lost-password',
        question: 'I forgot my password. What now?',
        answer: `Open the login dialog, choose “Lost Password” and enter the email address of your account. A six-digit code then lets you set a new password.

A real site would send that code by email. The demonstration sends no email, so it shows the code on the screen instead.`,
        popularity: 7,
      },
      {
        id: 'account-on-another-device',
        question: 'Why is my account missing on my other computer?',
        answer: `Because it lives in the browser in which you opened it. There is no server that both computers could ask. The same is true of another browser on the same computer, and of private windows, which forget everything when they are closed.

Register again there, or use a demo account.`,
      },
      {
        id: 'what-is-stored-about-me',
        question: 'What do you store about me, and where?',
        answer: `Everything that you enter stays in this browser: your account, wishlist, orders, reviews, questions, discussions and messages. Of your password only a salted hash is kept, of a card only its brand, last four digits and expiry. There is no tracking, no advertising and no analytics.

The [privacy page](/privacy) lists each thing that is kept, why, and how long.`,
        popularity: 5,
      },
      {
        id: 'delete-my-account',
        question: 'How do I delete my account and my data?',
        answer: `Open “Profile” in your account. “Your data” has two buttons: one saves what your account holds as a file, the other deletes the account. It asks for your password, because a deleted account can’t be restored.

Reviews, questions and posts stay, so that the answers of others still make sense, but under the name “Former member”.

To clear everything that this site keeps in your browser, delete its cookies and stored data in the browser’s settings.`,
      },
      {
        id: 'several-tabs',
        question: 'I am signed in here, so why not in my other tab?',
        answer: `You are: all tabs of one browser share the same session, and signing out in one of them signs you out in all. A tab that was open before may show the old state until you use it again, because it checks again when you come back to it.

If two tabs still disagree, reload the older one.`,
      },
    ],
  },
  {
    id: 'messages',
    name: 'Messages',
    questions: [
      {
        id: 'ask-a-vendor',
        question: 'How do I ask a vendor something?',
        answer: `Open the product, choose the tab “Questions” and write. You have to be signed in, so that others know who is asking. Tick the box below the text if you want to hear of replies.

Read the earlier questions first. What you want to know has often been answered there, by the vendor or by someone who uses the product every day.`,
      },
      {
        id: 'bell-notices',
        question: 'What does the bell in the header show?',
        answer: `Delivery notices: a deal on your wishlist that is about to end, an answer to your question, news of something you bought. The number is the count of notices you have not read. Opening one marks it as read and leads to where it belongs.

You can also mark all of them as read at once.`,
      },
      {
        id: 'start-a-discussion',
        question: 'How do I start a discussion in the community?',
        answer: `Go to [Discussions](/discussions), choose “Start a discussion”, pick a topic and write a title that says what it is about. Your post appears at once.

Anyone may read along; to write, reply or vote you have to be signed in. Short posts with one clear question get the most answers.`,
      },
      {
        id: 'edit-or-delete-a-post',
        question: 'Can I change or delete what I wrote?',
        answer: `Yes. Your own posts and replies in the community have a menu with “Edit” and “Delete”, and so do your questions about a product. An edited post says that it was edited. A deleted reply to which others have replied leaves an empty place, so that their answers still make sense.

Your review of a product can be changed or deleted on the product’s page.`,
      },
      {
        id: 'report-a-post',
        question: 'Someone wrote something that does not belong here. What can I do?',
        answer: `Every post and reply has a menu with “Report”. Choose a reason, add a sentence if you like, and you get a case number. For a product, use “Report listing” on its page; you need not be signed in for that.

Please report rather than reply. A quarrel is harder to clear up than a single post.`,
      },
      {
        id: 'when-will-you-answer',
        question: 'I wrote to you. When do I get an answer?',
        answer: `The confirmation shows a case number and how soon messages are usually answered. On a real marketplace the answer would come by email.

This is a demonstration: your message is kept in your browser and reaches no one. If you found a mistake in the site itself, tell the people who gave you the link.`,
      },
      {
        id: 'formatting-in-posts',
        question: 'Can I use bold text, links or pictures in my posts?',
        answer: `Posts, reviews and questions are plain text. Line breaks are kept, every language and all emoji work, and URLs can be pasted. Markup is shown as it was typed and never runs, which keeps everyone safe from other people’s scripts.`,
      },
    ],
  },
  {
    id: 'settings',
    name: 'Settings',
    questions: [
      {
        id: 'dark-theme',
        question: 'How do I switch between light and dark?',
        answer: `Use the button with the sun or the moon in the header. At first the site follows the setting of your device. Once you have chosen, it keeps your choice in this browser.`,
      },
      {
        id: 'wishlist',
        question: 'How does the wishlist work?',
        answer: `Choose the heart on a card or on a product’s page. What you save is listed under “Wishlist” in your account with today’s price, so you notice when it changes. Choose the heart again to take something off.

The wishlist belongs to your account, so you will be asked to sign in the first time; what you wanted to save is saved right after that.`,
        popularity: 8,
      },
      {
        id: 'cookies',
        question: 'Which cookies do you use?',
        answer: `One, for the session: a random token that says you are signed in. It goes when you sign out or close the browser. Everything else is kept in your browser and is never sent anywhere.

That is why the site shows a short notice about storage instead of a list of choices. There is nothing to decline.`,
      },
      {
        id: 'keyboard-and-screen-reader',
        question: 'Can I use the site with a keyboard or a screen reader?',
        answer: `Yes. Everything that can be clicked can be reached with the Tab key, menus and tabs follow the arrow keys, and Escape closes what has opened. The first press of Tab on a page offers a way past the header.

Changes such as the number of results are announced, and moving slides stop when you reach them or when your device asks for less motion. If something gets in your way, [write to us](/contact).`,
      },
      {
        id: 'language-and-currency',
        question: 'Can I change the language or the currency?',
        answer: `Not at present. The site is in English and prices are in US dollars. The slides of all courses are in English; some teachers help in other languages, by which the [course list](/courses) can be filtered. Many tools work in other languages whatever the site is written in.`,
      },
      {
        id: 'start-over',
        question: 'How do I reset the demonstration?',
        answer: `Delete this site’s cookies and stored data in the settings of your browser and reload the page. All examples are back as they were on the first day, and everything that you added is gone for good.

If you only want to sign out, use “Logout” in the menu at the top right; your data stays then.`,
      },
    ],
  },
  {
    id: 'partners',
    name: 'Partners',
    questions: [
      {
        id: 'sell-a-product',
        question: 'How do I sell my product here?',
        answer: `Become a partner first: choose “Sell on Dealwright” or “List your Tool” at the top of any page. A listing then needs a name, the URL of your website, a description in two lines, five pros, five use cases, a screenshot, the way you charge, and a note by the founder. Set aside about twenty minutes, most of them for the five use cases; what you have typed is kept as a draft.

Every listing is reviewed before it goes live. One that is rejected comes back with the reason, and you can correct it and submit it again.

The best listings say plainly what the product does not do.`,
        popularity: 6,
      },
      {
        id: 'what-can-be-listed',
        question: 'What kinds of products can be listed?',
        answer: `Software that runs today and that belongs to the person who lists it. Waiting lists, resold licenses and collections of other people’s material are rejected. For courses and templates, [write to us](/contact).

It helps to have a free trial or a refund window. Buyers filter by rating, and ratings come from people who could try before they trusted.`,
      },
      {
        id: 'set-my-price',
        question: 'Who decides on the price and the discount?',
        answer: `You do. The only rule is that the struck-through price is one at which you really sell, on your own website, on the day the deal starts. The percentage is computed from the two prices and cannot be set by hand.

A deal may have an end. If it has, the end is real: it is not moved while people are watching the clock.`,
      },
      {
        id: 'answer-buyers',
        question: 'Do I have to answer questions and reviews myself?',
        answer: `You should. Questions on your product’s page are read by everyone who thinks about buying, and an answer by the vendor is marked as such. Your partner dashboard lists the questions that are still open.

You can’t remove a poor review. Buyers trust a product with a few of them more than one without any.`,
      },
      {
        id: 'get-paid',
        question: 'How and when do partners get paid?',
        answer: `Choose a bank account or a card under “Billing” in your partner menu; four steps lead through it, and each is saved as you go on. Every month has a statement with what was sold, what was refunded, the fee and what remains, and says when it is paid.

In this demonstration there are no real payouts. Please enter no real bank or card details; the examples in the form are enough to go through all steps.`,
      },
      {
        id: 'claim-a-listing',
        question: 'My product is listed, but not by me. What now?',
        answer: `Open the product, choose “Report listing” and select “copyright infringement” or “misleading or unverifiable claims”. Tell us in the details how we can see that the product is yours, for example by an email address at your company’s domain.

You will get a case number. Listings whose owner has been confirmed carry the badge “Claimed”.`,
      },
      {
        id: 'sell-templates',
        question: 'Can I sell templates as well?',
        answer: `Yes. Have a look at [what is there](/templates) first. A template needs an overview of what is included, the versions it was tested with, and the number of months for which you answer questions. Anyone who looks at one of your templates finds the others below it.

To become a template author, [write to us](/contact) and include a link to your work.`,
      },
    ],
  },
  {
    id: 'licenses',
    name: 'Licenses',
    questions: [
      {
        id: 'buy-a-license',
        question: 'How do I buy a license?',
        answer: `Open the product, look at the tab “Plans & features” and choose “Buy Now” on the plan that fits. Choose how many, apply credits if you have some, and pick a payment method. You see the total, line by line, before you confirm.

Nothing is charged. This is a demonstration: use one of the sample cards that the checkout shows, never a real one.`,
        popularity: 2,
      },
      {
        id: 'refunds',
        question: 'Can I get a refund?',
        answer: `Yes, up to 60 days after the order. Open the order under “Order History” in your account, choose “Request a refund” and say why; the order shows the last day for it. What you paid with credits comes back as credits.

Test import and export in that time. The [glossary](/glossary?list=sales&term=refund-window) explains what else to try in a refund window.`,
        popularity: 9,
      },
      {
        id: 'which-license-tier',
        question: 'Which license tier do I need?',
        answer: `Find the one limit that matters to you, usually people, websites or requests a month, and take the smallest tier that leaves some room. The tab “Plans & features” lists the limits side by side.

Everything that is part of every plan is listed above the plans, so you need not compare it.`,
      },
      {
        id: 'license-for-a-team',
        question: 'How many people may use one license?',
        answer: `Each plan says so, for example “3 users”. A user is a person with a sign-in of their own; sharing one is against the terms of nearly every vendor.

For more people than the largest tier allows, use [Get a quote](/glossary#get-a-quote) and say how many people, for what, and from when.`,
      },
      {
        id: 'upgrade-later',
        question: 'Can I move to a higher tier later?',
        answer: `With most vendors you can, by paying the difference while the deal is running. After its end you usually pay the full price of the next tier. The founders’ notes on a product’s page often say how it is handled there; if not, ask under “Questions”.

If you expect to need more within half a year, the next tier is often cheaper today.`,
      },
      {
        id: 'vendor-closes',
        question: 'What happens to my license if the vendor closes down?',
        answer: `A license ends when the product does. That is the risk of paying once, and the reason for the low price. You can keep it small: prefer products that are in use today, that offer an export, and whose vendor also earns money each month.

Our [glossary](/glossary?list=it&term=data-export) says what a useful export contains.`,
      },
      {
        id: 'invoice',
        question: 'Can I get an invoice?',
        answer: `Yes. Every paid order has an invoice, which you can print or save as a file: open the order under “Order History” in your account. It carries your name and the email address of your account, but no details of a company.

If you want to know beforehand what an order would cost a company, ask for a [quote](/glossary#get-a-quote).`,
      },
    ],
  },
  {
    id: 'rewards-and-credits',
    name: 'Rewards & Credits',
    questions: [
      {
        id: 'what-are-credits',
        question: 'What are credits?',
        answer: `Credits are money for this marketplace that is already in your account. They come from gift cards, and every checkout offers to use them first. One credit is worth one US dollar.

Your balance starts at $0.00. In this demonstration they are not real money, and neither is anything else.`,
      },
      {
        id: 'do-credits-expire',
        question: 'Do credits expire?',
        answer: `No. They stay in your account until you spend them, however long that takes. In the demonstration they last as long as your browser keeps the data of this site.`,
        popularity: 10,
      },
      {
        id: 'share-credits',
        question: 'Can I share my credits or send them to someone else?',
        answer: `No. Credits cannot be shared and cannot be sent to another account. If you want to give something to someone, give the gift card itself before you redeem it.`,
      },
      {
        id: 'redeem-a-gift-card',
        question: 'How do I redeem a gift card?',
        answer: `Open “Credits” in your account and enter the code of the card. Capital and small letters make no difference. A code works once; what it is worth is added to your balance at once.

If a code is refused, the page says why: it is mistyped, was used before, or is no longer valid.`,
      },
      {
        id: 'pay-with-credits',
        question: 'Can I pay for part of an order with credits?',
        answer: `Yes. If your credits do not cover the whole price, the rest is paid by the method you choose. The order shows both parts, so you can see where each dollar came from.`,
      },
      {
        id: 'earn-rewards',
        question: 'Can I earn rewards for reviews or recommendations?',
        answer: `No, and on purpose: a review that is paid for is worth less to everyone else. What you can earn is a good name. Your posts in the [community](/discussions) collect votes, and your profile there shows your points.

Reviews are welcome whether they praise or complain, as long as they give reasons.`,
      },
    ],
  },
];
