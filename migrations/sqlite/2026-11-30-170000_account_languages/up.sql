-- Without one, pages and mails have the language of the browser.
ALTER TABLE accounts ADD COLUMN language TEXT;
