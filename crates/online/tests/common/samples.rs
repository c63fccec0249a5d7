//! A message of each kind, as it is documented.

/// Messages of a page, and whether each is a command for the log.
pub(crate) const CLIENT: [(&str, bool); 19] = [
    (r#"{"t":"sit","secret":"AbCdEfGhIjKlMnOpQrSt_-"}"#, false),
    (r#"{"t":"turn","c":"12345678","ply":17,"d":["oe6","1n>e","."]}"#, true),
    (r#"{"t":"turn","c":"12345678","line":2,"ply":17,"d":["oe6"]}"#, true),
    (r#"{"t":"resign","c":"12345678"}"#, true),
    (r#"{"t":"draw","c":"12345678","a":"offer"}"#, true),
    (r#"{"t":"draw","c":"12345678","a":"accept"}"#, true),
    (r#"{"t":"draw","c":"12345678","a":"decline"}"#, true),
    (r#"{"t":"takeback","c":"12345678","a":"ask","to":15}"#, true),
    (r#"{"t":"takeback","c":"12345678","a":"grant"}"#, true),
    (r#"{"t":"takeback","c":"12345678","a":"grant","to":15}"#, true),
    (r#"{"t":"takeback","c":"12345678","a":"refuse"}"#, true),
    (r#"{"t":"abort","c":"12345678"}"#, true),
    (r#"{"t":"claim","c":"12345678"}"#, true),
    (r#"{"t":"flag","c":"12345678"}"#, true),
    (r#"{"t":"rematch","c":"12345678"}"#, false),
    (r#"{"t":"say","what":"good-luck"}"#, false),
    (r#"{"t":"name","c":"12345678","name":"Ola"}"#, false),
    (r#"{"t":"name","c":"12345678"}"#, false),
    (r#"{"t":"p","v":18,"h":"0123456789abcdef"}"#, false),
];

/// Messages of the server.
pub(crate) const SERVER: [&str; 17] = [
    r#"{"t":"seat","seat":"first"}"#,
    r#"{"t":"seat","seat":null}"#,
    r#"{"t":"ev","v":18,"h":"0123456789abcdef","seq":17,"at":1800000000000,"seat":"second","d":{"v":1,"t":"resign"},"clock":[1000,2000],"deadline":null}"#,
    r#"{"t":"ev","v":18,"h":"0123456789abcdef","seq":17,"at":1800000000000,"seat":null,"d":{"v":1,"t":"credit","ms":5},"clock":null,"deadline":1800000001000}"#,
    r#"{"t":"ack","c":"12345678","v":18}"#,
    r#"{"t":"no","c":"12345678","code":"stale","final":true,"say":"the game has gone on since"}"#,
    r#"{"t":"retry","c":"12345678","code":"not-saved","after":500}"#,
    r#"{"t":"p","v":18,"h":"0123456789abcdef","now":1800000000000}"#,
    r#"{"t":"crowd","watchers":2,"here":[true,false],"gone":[null,1800000000000],"names":["Ola",null]}"#,
    r#"{"t":"now","v":6,"begun":true,"mover":"second","draw":"first","takeback":null,"at":1800000000000,"clock":[1000,2000],"runs":true,"deadline":1800000002600,"seats":[{"may":["resign","takeback-ask"],"takeback":2,"claim":1800000060000},{"may":["turn","draw-accept","draw-decline","resign"],"takeback":null,"claim":null}],"ending":null}"#,
    r#"{"t":"now","v":7,"begun":true,"mover":null,"draw":null,"takeback":null,"at":1800000000000,"clock":null,"runs":false,"deadline":null,"seats":[{"may":[],"takeback":null,"claim":null},{"may":[],"takeback":null,"claim":null}],"ending":{"winner":"first","why":"resigned"}}"#,
    r#"{"t":"said","seat":"first","what":"one-moment"}"#,
    r#"{"t":"rematch","offered":["first"],"id":null}"#,
    r#"{"t":"rematch","offered":["first","second"],"id":"k3m9x2abcdef"}"#,
    r#"{"t":"restart","after":1500}"#,
    r#"{"t":"full"}"#,
    r#"{"t":"error","say":"the message cannot be read"}"#,
];
